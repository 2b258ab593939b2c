import { Suspense } from 'react'
import { Section } from '../content/blocks/section.tsx'
import { lateOrNothing } from '../ui/late-or-nothing.ts'
import { useCustomer } from './customer-store.ts'
import { CustomerWords } from './customer-words.tsx'
import { Entrance } from './entrance.tsx'
import { Unreachable } from './unreachable.tsx'
import { WaitingPages } from './waiting-pages.tsx'

export interface CustomerPagesProps {
  /** of the page, for the titles of its views */
  title: string
  /** §9; prices belong to the shop */
  formatPrice: (amount: number) => string
}

const PagesOfCustomer = lateOrNothing(async () => (await import('#browser/customer/pages-of-customer.tsx')).PagesOfCustomer)

/** The block of kind customerPages. The server's HTML knows nobody: who the visitor is, the browser asks (watch-login.ts). */
export function CustomerPages(props: CustomerPagesProps) {
  return (
    <Section className="customer" anchor={undefined}>
      <CustomerWords>
        <PagesByStatus {...props} />
      </CustomerWords>
    </Section>
  )
}

function PagesByStatus(props: CustomerPagesProps) {
  const { status, failed } = useCustomer()
  if (status === 'anonymous') return <Entrance />
  if (status === 'unknown') return failed ? <Unreachable /> : <WaitingPages />
  return (
    <Suspense fallback={<WaitingPages />}>
      <PagesOfCustomer {...props} />
    </Suspense>
  )
}
