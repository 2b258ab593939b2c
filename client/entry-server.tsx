// The one door by which the worker comes in.
export { App, type AppProps } from './app.tsx'
export { createTranslate, type Translate } from './i18n/translate.ts'
