import type { ReactNode } from 'react'

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>
}
