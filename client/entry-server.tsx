// The one door by which the worker comes in.
export { App } from './app.tsx'
export { createTranslate, type Translate } from './i18n/translate.ts'
