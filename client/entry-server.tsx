// The only module of client/ that the worker imports.
export { App } from './app.tsx'
export type { Preloaded } from './ui/lazy-block.tsx'
export { lazyBlocks, preloadBlocks } from './page/lazy-blocks.ts'
export { messagesOf, preloadMessages } from './i18n/loaded-messages.ts'
export type { Translate } from './i18n/loaded-messages.ts'
