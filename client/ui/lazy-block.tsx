import { type ComponentType, createElement } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.tsx'
import { lazyCode, type LazyMessages, type LazyNeeds } from './lazy-code.ts'

/** A lazily loaded component that is in the server's HTML and in the first client render: it is preloaded before the page is drawn. */
export type LazyBlock<Props> = ComponentType<Props> & Preloaded

export interface Preloaded {
  /** the module, from the project's root: its name in the build's manifest */
  source: string
  /** all that a page with it loads at once: the module, its style sheet, its messages in the locale */
  sources: (locale: LocaleCode) => string[]
  preload: (locale: LocaleCode) => Promise<unknown>
}

/** `source` of its messages: the document asks for them ahead */
export interface BlockNeeds extends LazyNeeds {
  messages?: LazyMessages[]
}

export function lazyBlock<Props extends object>(
  source: string,
  importView: () => Promise<ComponentType<Props>>,
  needs: BlockNeeds = {},
): LazyBlock<Props> {
  const { styles, messages = [] } = needs
  const code = lazyCode(importView, needs)

  function Block(props: Props) {
    const View = code.loaded(useLocale())
    if (!View) throw new Error(`${source} was drawn before it was preloaded (client/page/lazy-blocks.ts)`)
    return createElement(View, props)
  }

  return Object.assign(Block, {
    source,
    sources: (locale: LocaleCode) => [source, ...messages.map((each) => each.source(locale)), ...(styles ? [styles] : [])],
    preload: code.load,
  })
}
