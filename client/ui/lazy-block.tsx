import { createElement, type FunctionComponent } from 'react'
import type { Namespace } from '#shared/messages/messages.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { type LazyCode, lazyCode, type LazyNeeds } from './lazy-code.ts'

/**
 * A lazy component that is in the server's HTML and in the first client render: it is preloaded
 * before the page renders.
 */
export type LazyBlock<Props> = FunctionComponent<Props> &
  Preloaded & { code: LazyCode<FunctionComponent<Props>> }

export interface Preloaded {
  /** the path of its module; the server looks up the files to preload by this path */
  source: string
  /** namespaces of messages that the document must contain */
  messages: readonly Namespace[]
  /** the address of its style sheet */
  styles: string | undefined
  /** the address of the style sheet of its icons, which loads after the first paint */
  lateStyles: string | undefined
}

/** Every block lies in the folder of its feature, with the view as its default export. */
const modules = import.meta.glob<{ default: FunctionComponent<object> }>('/client/*/*.block.tsx')

/** `path`: inside client/, without `.block.tsx` */
export function lazyBlock<Props extends object>(
  path: string,
  needs: LazyNeeds = {},
): LazyBlock<Props> {
  const source = `client/${path}.block.tsx`
  const importBlock = modules[`/${source}`]
  if (!importBlock) throw new Error(`${source} does not exist`)
  const { styles, lateStyles, messages = [] } = needs
  const code = lazyCode(async () => (await importBlock()).default, needs)

  function Block(props: object) {
    const View = code.loaded(useLocale())
    if (!View)
      throw new Error(`${source} rendered before it was preloaded (client/page/lazy-blocks.ts)`)
    return createElement(View, props)
  }

  return Object.assign(Block, { source, messages, styles, lateStyles, code })
}
