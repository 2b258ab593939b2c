import { preloadMessages } from '../i18n/messages.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import type { Namespace } from '#shared/messages/messages.ts'
import { loadStyles } from './load-styles.ts'
import { type ChunkOptions, loadChunk } from './load-chunk.ts'

/** Code that is loaded when it is needed, together with the style sheet and the messages it cannot do without. */
export interface LazyCode<Code> {
  /** Rejects with a ChunkError when it cannot be had; the next call tries again. */
  load: (locale: LocaleCode) => Promise<Code>
  /** undefined until all of it is there */
  loaded: (locale: LocaleCode) => Code | undefined
}

export interface LazyNeeds extends ChunkOptions {
  /** the address of its style sheet */
  styles?: string
  messages?: readonly Namespace[]
}

/** `importCode`: true at the edge for what only browsers draw, so that its bundle holds none of it. */
export function lazyCode<Code>(
  importCode: true | (() => Promise<Code>),
  { styles, messages = [], ...options }: LazyNeeds = {},
): LazyCode<Code> {
  const ready = new Map<LocaleCode, Code>()
  const pending = new Map<LocaleCode, Promise<Code>>()
  // without messages it is the same in every locale
  const keyOf = (locale: LocaleCode) => (messages.length > 0 ? locale : DEFAULT_LOCALE)

  async function loadAll(locale: LocaleCode): Promise<Code> {
    if (importCode === true) throw new Error('this code is for browsers')
    const [code] = await loadChunk(
      () =>
        Promise.all([
          importCode(),
          styles && !import.meta.env.SSR && loadStyles(styles),
          ...messages.map((namespace) => preloadMessages(namespace, locale)),
        ]),
      options,
    )
    ready.set(keyOf(locale), code)
    return code
  }

  async function load(locale: LocaleCode): Promise<Code> {
    const key = keyOf(locale)
    const known = ready.get(key)
    if (known) return known
    const loading = pending.get(key) ?? loadAll(locale).finally(() => pending.delete(key))
    pending.set(key, loading)
    return loading
  }

  return { load, loaded: (locale) => ready.get(keyOf(locale)) }
}
