import type { ComponentType } from 'react'

/**
 * A component whose code comes only with pages that have it, and that is nevertheless in the server's HTML and in the first client
 * render: it is preloaded before the page is drawn. React.lazy would show a fallback in both.
 */
export type LateComponent<Props> = ComponentType<Props> & LateCode

export interface LateCode {
  /** the module, from the project's root: its name in the build's manifest */
  source: string
  preload: () => Promise<void>
}

export function late<Props extends object>(source: string, load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined

  async function preload(): Promise<void> {
    Loaded ??= await load()
  }

  function Late(props: Props) {
    if (!Loaded) throw new Error('a late component was drawn before it was preloaded (client/page/late-views.ts)')
    return <Loaded {...props} />
  }

  return Object.assign(Late, { source, preload })
}
