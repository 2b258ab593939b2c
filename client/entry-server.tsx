// The one door by which the worker comes in.
export { App } from './app.tsx'
export { lazyBlocks, preloadBlocks } from './page/lazy-blocks.ts'
export { createTranslate, type Translate } from './i18n/translate.ts'
