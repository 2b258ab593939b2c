import { Suspense } from 'react'
import { Section } from '../content/blocks/section.tsx'
import { PlaceWords } from '../i18n/place-words.tsx'
import { lateOrNothing } from '../ui/late-or-nothing.ts'
import { useCustomer } from './customer-store.ts'
import { WaitingPages } from './waiting-pages.tsx'

export interface CustomerPagesProps {
  /** of the page, for the titles of its views */
  title: string
  /** §9; prices belong to the shop */
  formatPrice: (amount: number) => string
}

const Entrance = lateOrNothing(async () => (await import('#browser/customer/entrance.tsx')).Entrance)
const PagesOfCustomer = lateOrNothing(async () => (await import('#browser/customer/pages-of-customer.tsx')).PagesOfCustomer)

/** The block of kind customerPages. The server's HTML knows nobody: who the visitor is, the browser asks (watch-login.ts). */
export function CustomerPages(props: CustomerPagesProps) {
  return (
    <Section className="customer" anchor={undefined}>
      <PlaceWords>
        <PagesByStatus {...props} />
      </PlaceWords>
    </Section>
  )
}

function PagesByStatus(props: CustomerPagesProps) {
  const { status, failed } = useCustomer()
  if (status === 'unknown' && !failed) return <WaitingPages />
  const isOutside = status === 'unknown' || status === 'anonymous'
  return <Suspense fallback={<WaitingPages />}>{isOutside ? <Entrance /> : <PagesOfCustomer {...props} />}</Suspense>
}
