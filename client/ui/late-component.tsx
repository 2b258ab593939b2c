import type { ComponentType } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type LateStyles, loadLateStyles } from './late-styles.ts'
import { loadChunk } from './load-chunk.ts'
import { type Keeper, resting } from './resting.tsx'

/**
 * A component whose code comes only with pages that have it, and that is nevertheless in the server's HTML and in the first client
 * render: it is preloaded before the page is drawn. React.lazy would show a fallback in both.
 */
export type LateComponent<Props> = ComponentType<Props> & LateCode

export interface LateCode {
  /** the module, from the project's root: its name in the build's manifest */
  source: string
  /** it stands in the server's HTML without its code until it is seen: ./resting.tsx */
  rests: boolean
  /** all that a page with it loads at once: the module, its style sheet, its words in the locale; of what rests only the style sheet */
  sources: (locale: LocaleCode) => string[]
  /** a failure is told to the window, which reloads the page (§4): for what the visitor has asked for */
  preload: (locale: LocaleCode) => Promise<void>
}

export interface LateWords {
  source: (locale: LocaleCode) => string
  preload: (locale: LocaleCode) => Promise<unknown>
  /** none of them is in the server's HTML, and the edge has none of them */
  browserOnly?: boolean
}

/** What a component needs besides its code. */
export interface LateNeeds {
  styles?: LateStyles
  words?: LateWords[]
  /** given: it rests */
  rests?: Keeper
}

export function late<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
  { styles, words = [], rests: Keeper }: LateNeeds = {},
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  const { promise: arrival, resolve: arrived } = Promise.withResolvers<void>()

  async function prefetch(locale: LocaleCode): Promise<void> {
    const wanted = words.filter(({ browserOnly }) => !browserOnly || typeof window !== 'undefined')
    const [code] = await Promise.all([
      Loaded ?? load(),
      styles && loadLateStyles(styles),
      ...wanted.map(({ preload: preloadWords }) => preloadWords(locale)),
    ])
    // not before its words are here: a part that rests is drawn from now on
    Loaded = code
    arrived()
  }

  function preload(locale: LocaleCode): Promise<void> {
    return loadChunk(() => prefetch(locale))
  }

  function sources(locale: LocaleCode): string[] {
    const scripts = Keeper ? [] : [source, ...words.map((each) => each.source(locale))]
    return [...scripts, ...(styles ? [styles] : [])]
  }

  function Late(props: Props) {
    if (!Loaded) throw new Error('a late component was drawn before it was preloaded (client/page/late-views.ts)')
    return <Loaded {...props} />
  }

  const View = Keeper ? resting({ Keeper, View: Late, isLoaded: () => Loaded !== undefined, arrival, prefetch, preload }) : Late
  return Object.assign(View, { source, rests: Keeper !== undefined, sources, preload })
}
