import { Section } from '../content/blocks/section.tsx'
import { useCustomer } from '../customer/customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'

const myPagesView = lazyCode(import.meta.env.SSR || (async () => (await import('./my-pages-view.tsx')).MyPagesView))

/** The block of kind customerPages; `title` is the page's. The server's HTML knows nobody: the browser fetches who the visitor is. */
export default function MyPages({ title }: { title: string }) {
  const { status, failed } = useCustomer()
  const isPending = status === 'unknown' && !failed
  return (
    <Section className="customer" anchor={undefined}>
      {isPending ? (
        <Skeleton />
      ) : (
        <OnDemand code={myPagesView} waiting={<Skeleton />} renderFailed={(tryAgain) => <NotLoaded tryAgain={tryAgain} />}>
          {(MyPagesView) => <MyPagesView title={title} />}
        </OnDemand>
      )}
    </Section>
  )
}

function Skeleton() {
  const t = useTranslate('server')
  return (
    <>
      <noscript>
        <p className="customer-notice">{t('customer.needsScript')}</p>
      </noscript>
      <output className="customer-waiting" aria-label={t('customer.checking')}>
        <span className="ui-skeleton customer-waiting-views" />
        <span className="ui-skeleton customer-waiting-view" />
      </output>
    </>
  )
}
