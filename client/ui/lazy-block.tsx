import { type ComponentType, createElement } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { lazyCode, type LazyNeeds } from './lazy-code.ts'

/** A lazily loaded component that is in the server's HTML and in the first client render: it is preloaded before the page is drawn. */
export type LazyBlock<Props> = ComponentType<Props> & Preloaded

export interface Preloaded {
  /** all that a page with it loads: its modules and its messages in the locale, by their names in the build's manifest */
  sources: (locale: LocaleCode) => string[]
  /** the address of its style sheet */
  styles: string | undefined
  preload: (locale: LocaleCode) => Promise<unknown>
}

type PropsOf<Module> = Module extends { default: (props: infer Props) => unknown } ? (Props extends object ? Props : object) : never

/** Every file named *.block.tsx, its view the default export. */
const modules = import.meta.glob<{ default: ComponentType<object> }>('/client/**/*.block.tsx')

interface BlockNeeds extends LazyNeeds {
  /** the module of what only browsers draw in it: loaded after hydration, announced with the page */
  view?: string
}

/** `path`: below client/, without its ending; `Module`: its type */
export function lazyBlock<Module>(path: string, { view, ...needs }: BlockNeeds = {}): LazyBlock<PropsOf<Module>> {
  const source = `client/${path}.block.tsx`
  const importBlock = modules[`/${source}`]
  if (!importBlock) throw new Error(`there is no ${source}`)
  const { styles, messages = [] } = needs
  const code = lazyCode(async () => (await importBlock()).default, needs)

  function Block(props: object) {
    const View = code.loaded(useLocale())
    if (!View) throw new Error(`${source} was drawn before it was preloaded (client/page/lazy-blocks.ts)`)
    return createElement(View, props)
  }

  return Object.assign(Block, {
    sources: (locale: LocaleCode) => [
      source,
      ...(view ? [`client/${view}.tsx`] : []),
      ...messages.map((namespace) => `shared/messages/${namespace}/${locale}.ts`),
    ],
    styles,
    preload: code.load,
  })
}
