// The one door by which the worker comes in.
export { App, preloadPage } from './app.tsx'
export { lateViews } from './page/late-views.ts'
export { createTranslate, type Translate } from './i18n/translate.ts'
