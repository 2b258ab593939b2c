import type { ReactNode } from 'react'
import type { LazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Section } from './section.tsx'

interface VisitorBlockProps<View> {
  className: string
  needsScript: string
  code: LazyCode<View>
  skeleton: ReactNode
  children: (View: View) => ReactNode
}

/**
 * A block that only the browser can render. The server's HTML has a skeleton, and a sentence for
 * visitors without JavaScript.
 */
export function VisitorBlock<View>({
  className,
  needsScript,
  code,
  skeleton,
  children,
}: VisitorBlockProps<View>) {
  return (
    <Section className={`content-visitor ${className}`} anchor={undefined}>
      <NeedsScript>{needsScript}</NeedsScript>
      <OnDemand code={code} waiting={skeleton}>
        {children}
      </OnDemand>
    </Section>
  )
}

export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="ui-needs-script ui-panel">{children}</p>
    </noscript>
  )
}
