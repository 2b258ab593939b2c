import { useState } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { formatShortDate, formatTime } from '#shared/locale/format-date.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { groupedCode } from '#shared/orders/grouped-code.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { Icon } from '../ui/icon.tsx'
import { CodeText } from './code-text.tsx'
import { FullScreen } from './full-screen.tsx'
import { type ShownCode, shownCodes } from './order-state.ts'
import { QrCode } from './qr-code.tsx'
import { useValidity } from './validity.ts'

type OrderWithCodes = Pick<Order, 'deliveries' | 'withdrawn'>

/** The codes of an order. Usable codes come first and have a button that opens the full screen. */
export function Codes({ order }: { order: OrderWithCodes }) {
  const t = useTranslate('orders')
  const { usable, others, enlarge, enlargeButton, fullScreen } = useCodes(order)
  return (
    <div className="orders-all ui-stack">
      {usable.length > 0 && (
        <>
          <ul
            className="orders-codes ui-stack"
            aria-label={t(pluralKey('codes', usable.length), { count: usable.length })}
          >
            {usable.map((code) => (
              <UsableCode key={code.code} code={code} enlarge={() => enlarge(code.code)} />
            ))}
          </ul>
          <p className="orders-enlarge ui-not-printed">{enlargeButton}</p>
          {fullScreen}
        </>
      )}
      {others.length > 0 && (
        <ul className="orders-codes ui-stack" aria-label={t('notUsable')}>
          {others.map((code) => (
            <OtherCode key={code.code} code={code} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The codes of an order by their state, with the full screen and the button that opens it. */
export function useCodes(order: OrderWithCodes) {
  const t = useTranslate('orders')
  const [first, enlarge] = useState<string>()
  const [now] = useState(() => new Date())
  const codes = shownCodes(order, now)
  const usable = codes.filter(({ state }) => state === 'usable')
  const others = codes.filter(({ state }) => state !== 'usable')
  const open = () => enlarge(usable[0]?.code)
  const enlargeButton = (
    <button type="button" className="ui-button ui-button-primary" onClick={open}>
      <Icon name="expand" />
      {t('fullScreen')}
    </button>
  )
  const fullScreen = <FullScreen codes={usable} first={first} onClose={() => enlarge(undefined)} />
  return { codes, usable, others, enlarge, enlargeButton, fullScreen }
}

interface UsableCodeProps {
  code: ShownCode
  enlarge: () => void
}

/** The code as large text, with a button that copies it, and as a QR code. */
export function UsableCode({
  code: { code, productName, validUntil, number, of },
  enlarge,
}: UsableCodeProps) {
  const t = useTranslate('orders')
  const validity = useValidity()(validUntil)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      notify(t('copied', { code: groupedCode(code) }))
    } catch {
      notify(t('notCopied'), 'error') // no clipboard, or no permission
    }
  }

  return (
    <li className="orders-code-card ui-row ui-card">
      <div className="orders-code-top ui-row">
        <p className="orders-code">
          <CodeText code={code} />
        </p>
        <button
          type="button"
          className="orders-copy ui-link ui-quiet ui-not-printed"
          aria-label={t('copyCode', { code: groupedCode(code) })}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
          {t('copy')}
        </button>
      </div>
      <button
        type="button"
        className="orders-qr-button"
        aria-label={t('enlarge', { code: groupedCode(code) })}
        onClick={enlarge}
      >
        <QrCode code={code} />
      </button>
      <div className="orders-code-facts">
        <ProductName name={productName} number={number} of={of} />
        <p>{t('unused')}</p>
        {validity.text && <p className="ui-soft">{validity.text}</p>}
      </div>
    </li>
  )
}

const ICONS = { used: 'check', withdrawn: 'undo', expired: 'clock' } as const

/**
 * A code that is used, withdrawn or no longer valid: struck through, without QR code and copy
 * button.
 */
export function OtherCode({
  code: { code, productName, validUntil, state, number, of, used, usedAt },
}: {
  code: ShownCode
}) {
  const t = useTranslate('orders')
  const locale = useLocale()
  const validity = useValidity()(validUntil)
  if (state === 'usable') return null
  const texts = {
    used: [used && `${formatShortDate(used, locale)}, ${formatTime(used, locale)}`, usedAt]
      .filter(Boolean)
      .join(', '),
    withdrawn: t('opensNoWash'),
    expired: validity.text,
  }
  return (
    <li className="orders-code-card ui-row ui-card" data-over="">
      <p className="orders-code">
        <del>
          <CodeText code={code} />
        </del>
      </p>
      <ProductName name={productName} number={number} of={of} />
      <p className="orders-code-state">
        <Icon name={ICONS[state]} />
        {t(`states.${state}`)}
      </p>
      <p className="orders-code-text ui-soft">{texts[state]}</p>
    </li>
  )
}

/** 'Perfect wash 1 of 2'; a single code has no number. */
function ProductName({ name, number, of }: { name: string; number: number; of: number }) {
  const t = useTranslate('orders')
  return (
    <p className="orders-code-product">
      <strong>{name}</strong>
      {of > 1 && (
        <span className="orders-code-place ui-soft"> {t('numberOf', { number, total: of })}</span>
      )}
    </p>
  )
}
