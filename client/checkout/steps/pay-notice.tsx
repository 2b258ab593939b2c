import { formatPrice } from '#shared/money/price.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Stopped } from '../payment/use-pay.ts'

interface PayNoticeProps {
  stopped: Stopped
  /** the current total */
  total: number
  onContinue: () => void
}

/** Why the payment did not start, and what the visitor can do. */
export function PayNotice({ stopped, total, onContinue }: PayNoticeProps) {
  const t = useTranslate('checkout')
  const { outcome, total: before } = stopped
  const said = outcome.kind === 'switchedOff' ? outcome.sentence : undefined
  const key = outcome.kind === 'totalMoved' && before === total ? 'cartChanged' : outcome.kind
  return (
    <div className="checkout-notice ui-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          {said ?? t(`notices.${key}`, { now: formatPrice(total), before: formatPrice(before) })}
        </p>
        {outcome.kind === 'begunBefore' && (
          <p className="checkout-actions ui-row">
            {outcome.address !== undefined && (
              <a href={outcome.address} className="ui-button ui-button-small ui-button-dark">
                {t('notices.checkPayment')}
              </a>
            )}
            <button type="button" className="ui-button ui-button-small" onClick={onContinue}>
              {t('notices.continueHere')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
