import { type ComponentType, createElement } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Namespace } from '#shared/messages/messages.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { lazyCode, type LazyNeeds } from './lazy-code.ts'

/** A lazily loaded component that is in the server's HTML and in the first client render: it is preloaded before the page is drawn. */
export type LazyBlock<Props> = ComponentType<Props> & Preloaded

export interface Preloaded {
  /** its modules, by which the document knows the files to announce */
  sources: string[]
  /** what the document brings of the messages */
  messages: readonly Namespace[]
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

  return Object.assign(Block, { sources: view ? [source, `client/${view}.tsx`] : [source], messages, styles, preload: code.load })
}
