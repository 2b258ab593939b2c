import { Section } from '../content/blocks/section.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useCustomer } from './customer-store.ts'
import { WaitingPages } from './waiting-pages.tsx'

export interface CustomerPagesProps {
  /** of the page, for the titles of its views */
  title: string
  /** §9; prices belong to the shop */
  formatPrice: (amount: number) => string
}

const entrance = lazyCode(import.meta.env.SSR || (async () => (await import('./entrance.tsx')).Entrance))
const pagesOfCustomer = lazyCode(import.meta.env.SSR || (async () => (await import('./pages-of-customer.tsx')).PagesOfCustomer))

/** The block of kind customerPages. The server's HTML knows nobody: who the visitor is, the browser asks (watch-login.ts). */
export function CustomerPages(props: CustomerPagesProps) {
  return (
    <Section className="customer" anchor={undefined}>
      <PagesByStatus {...props} />
    </Section>
  )
}

function PagesByStatus(props: CustomerPagesProps) {
  const { status, failed } = useCustomer()
  if (status === 'unknown' && !failed) return <WaitingPages />
  const isOutside = status === 'unknown' || status === 'anonymous'
  const places = { waiting: <WaitingPages />, renderFailed: (tryAgain: () => void) => <NotLoaded tryAgain={tryAgain} /> }
  return isOutside ? (
    <OnDemand key="entrance" code={entrance} {...places}>
      {(Entrance) => <Entrance />}
    </OnDemand>
  ) : (
    <OnDemand key="pages" code={pagesOfCustomer} {...places}>
      {(PagesOfCustomer) => <PagesOfCustomer {...props} />}
    </OnDemand>
  )
}
