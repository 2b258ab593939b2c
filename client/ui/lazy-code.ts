import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Namespace } from '#shared/messages/messages.ts'
import { hasMessages, preloadMessages } from '../i18n/loaded-messages.ts'
import { type ChunkOptions, loadChunk } from './load-chunk.ts'
import { loadStyles } from './load-styles.ts'

/** Code that loads on demand, with its style sheet and its messages. */
export interface LazyCode<Code> {
  /**
   * Rejects with a ChunkError if the code, `styles` or the messages fail to load; the next call
   * tries again.
   */
  load: (locale: LocaleCode) => Promise<Code>
  /** undefined until these parts have loaded */
  loaded: (locale: LocaleCode) => Code | undefined
}

export interface LazyNeeds extends ChunkOptions {
  /** the address of its style sheet */
  styles?: string
  /** the address of a style sheet for icons, which loads in the background */
  lateStyles?: string
  messages?: readonly Namespace[]
}

export function lazyCode<Code>(
  importCode: () => Promise<Code>,
  { styles, lateStyles, messages = [], ...options }: LazyNeeds = {},
): LazyCode<Code> {
  let code: Code | undefined
  const loaded = (locale: LocaleCode) =>
    messages.every((namespace) => hasMessages(namespace, locale)) ? code : undefined

  async function loadAll(locale: LocaleCode) {
    // a failure is ignored, because only the icons are then missing
    if (lateStyles && !import.meta.env.SSR) loadStyles(lateStyles).catch(() => undefined)
    return Promise.all([
      importCode(),
      styles && !import.meta.env.SSR && loadStyles(styles),
      ...messages.map((namespace) => preloadMessages(namespace, locale)),
    ])
  }

  async function load(locale: LocaleCode): Promise<Code> {
    const known = loaded(locale)
    if (known !== undefined) return known
    const [imported] = await loadChunk(() => loadAll(locale), options)
    code = imported
    return imported
  }

  return { load, loaded }
}
