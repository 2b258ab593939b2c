// The one door by which the worker comes in.
export { App } from './app.tsx'
export { lateViews, preloadViews } from './page/late-views.ts'
export { createTranslate, type Translate } from './i18n/translate.ts'
