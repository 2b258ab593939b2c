import type { Order } from '#shared/contract/order.ts'
import { formatShortDate } from '#shared/locale/format-date.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { groupedCode } from '#shared/orders/grouped-code.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { QueryLink } from '../navigation/site-link.tsx'
import { OtherCode, UsableCode, useCodes } from '../orders/code-card.tsx'
import { CodeText } from '../orders/code-text.tsx'
import type { ShownCode } from '../orders/order-state.ts'
import { useValidity } from '../orders/validity.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * The codes of the latest order with usable codes. The first usable code is a card, all others are
 * rows.
 */
export function LatestCodes({ order }: { order: Order }) {
  const t = useTranslate('customer')
  const locale = useLocale()
  const { codes, usable, others, enlarge, enlargeButton, fullScreen } = useCodes(order)
  const [next, ...rows] = usable
  const date = formatShortDate(order.created ?? '', locale)
  if (!next) return null
  return (
    <>
      <p className="ui-small">
        <strong>
          {t(pluralKey('overview.codesLeft', usable.length), {
            count: usable.length,
            total: codes.length,
          })}
        </strong>
        {date && <span className="ui-soft"> {t('overview.bought', { date })}</span>}
      </p>
      <span className="customer-codes-bar" aria-hidden="true">
        {codes.map(({ code, state }) => (
          <span key={code} data-over={state === 'usable' ? undefined : ''} />
        ))}
      </span>
      <div className="customer-codes ui-stack">
        <div className="customer-next ui-stack ui-gap-2">
          <ul>
            <UsableCode code={next} enlarge={() => enlarge(next.code)} />
          </ul>
          {enlargeButton}
        </div>
        {codes.length > 1 && (
          <ul className="customer-code-rows ui-card">
            {rows.map((code) => (
              <CodeRow key={code.code} code={code} enlarge={() => enlarge(code.code)} />
            ))}
            {others.map((code) => (
              <OtherCode key={code.code} code={code} />
            ))}
          </ul>
        )}
      </div>
      {fullScreen}
    </>
  )
}

/** The button fills the screen with the code. */
function CodeRow({
  code: { code, validUntil },
  enlarge,
}: {
  code: ShownCode
  enlarge: () => void
}) {
  const t = useTranslate('orders')
  const validity = useValidity()(validUntil)
  return (
    <li className="customer-code-row ui-line ui-gap-3 ui-spread">
      <p>
        <strong className="customer-code-text">
          <CodeText code={code} />
        </strong>
        <span className="ui-block ui-soft">{validity.text}</span>
      </p>
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t('enlarge', { code: groupedCode(code) })}
        onClick={enlarge}
      >
        <Icon name="expand" />
      </button>
    </li>
  )
}

/** 'Order FN4P-ERFK-Z6T5', a link to it among all orders. */
export function OrderLink({
  id,
  className,
  children,
}: {
  id: string
  className: string
  children: string
}) {
  return (
    <QueryLink
      search={`?${new URLSearchParams({ view: 'orders', order: id })}`}
      className={className}
    >
      {children}
    </QueryLink>
  )
}
