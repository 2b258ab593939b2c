import type { BlockProps } from '../content/blocks/block-props.ts'
import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { useCustomer } from '../customer/customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const myPagesView = lazyCode(async () => (await import('./my-pages-view.tsx')).MyPagesView)

/**
 * The block of kind customerPages. The server's HTML contains no customer data: the browser fetches
 * the login.
 */
export default function MyPages({ page: { title } }: BlockProps) {
  const t = useTranslate('customer')
  const { status, failed } = useCustomer()
  const parts = ['customer-waiting-views', 'customer-waiting-view']
  const skeleton = (
    <Skeleton label={t('entrance.checking')} className="ui-stack ui-gap-6" parts={parts} />
  )
  return (
    <VisitorBlock
      className="customer"
      needsScript={t('entrance.needsScript')}
      code={myPagesView}
      skeleton={skeleton}
    >
      {(MyPagesView) =>
        status === 'unknown' && !failed ? skeleton : <MyPagesView title={title} />
      }
    </VisitorBlock>
  )
}
