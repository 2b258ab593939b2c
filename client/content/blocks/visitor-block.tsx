import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { LazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Section } from './section.tsx'

interface VisitorBlockProps<View> {
  className: string
  /** of its messages */
  name: 'cart' | 'checkout' | 'customer' | 'order'
  code: LazyCode<View>
  skeleton: ReactNode
  children: (View: View) => ReactNode
}

/** A block that only the visitor's device can draw: the server's HTML has a skeleton, and a sentence for visitors without JavaScript. */
export function VisitorBlock<View>({ className, name, code, skeleton, children }: VisitorBlockProps<View>) {
  return (
    <Section className={className} anchor={undefined}>
      <NeedsScript name={name} />
      <OnDemand code={code} waiting={skeleton}>
        {children}
      </OnDemand>
    </Section>
  )
}

export function NeedsScript({ name }: { name: VisitorBlockProps<unknown>['name'] | 'product' }) {
  const t = useTranslate('server')
  return (
    <noscript>
      <p className="ui-needs-script">{t(`${name}.needsScript`)}</p>
    </noscript>
  )
}
