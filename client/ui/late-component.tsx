import type { ComponentType } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type LateStyles, loadLateStyles } from './late-styles.ts'

/**
 * A component whose code comes only with pages that have it, and that is nevertheless in the server's HTML and in the first client
 * render: it is preloaded before the page is drawn. React.lazy would show a fallback in both.
 */
export type LateComponent<Props> = ComponentType<Props> & LateCode

export interface LateCode {
  /** the module, from the project's root: its name in the build's manifest */
  source: string
  /** all that comes with it: the module, its style sheet, its words in the locale */
  sources: (locale: LocaleCode) => string[]
  preload: (locale: LocaleCode) => Promise<void>
}

/** What a component needs besides its code. */
interface LateNeeds {
  styles?: LateStyles
  words?: { source: (locale: LocaleCode) => string; preload: (locale: LocaleCode) => Promise<void> }
}

export function late<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
  { styles, words }: LateNeeds = {},
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined

  async function loadOnce(): Promise<void> {
    Loaded ??= await load()
  }

  async function preload(locale: LocaleCode): Promise<void> {
    await Promise.all([loadOnce(), words?.preload(locale), styles && loadLateStyles(styles)])
  }

  function sources(locale: LocaleCode): string[] {
    return [source, ...(styles ? [styles] : []), ...(words ? [words.source(locale)] : [])]
  }

  function Late(props: Props) {
    if (!Loaded) throw new Error('a late component was drawn before it was preloaded (client/page/late-views.ts)')
    return <Loaded {...props} />
  }

  return Object.assign(Late, { source, sources, preload })
}
