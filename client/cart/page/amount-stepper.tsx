import { useState } from 'react'
import { MAX_QUANTITY } from '#shared/contract/cart.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import type { CartItem } from '../cart-items.ts'
import { cartActions } from '../cart-store.ts'

/**
 * An amount from 1 to 99, with buttons and a text field. The cart changes when the text is a number
 * or the field loses the focus.
 */
export function AmountStepper({ item: { code, name, amount } }: { item: CartItem }) {
  const t = useTranslate('cart')
  const [draft, setDraft] = useState<string>()

  function step(by: number): void {
    const next = amount + by
    setDraft(undefined)
    if (next >= 1 && next <= MAX_QUANTITY) cartActions.changeAmount(code, next)
  }

  function type(text: string): void {
    setDraft(text)
    if (/^[1-9]\d?$/.test(text)) cartActions.changeAmount(code, text)
  }

  function leave(): void {
    if (draft !== undefined) cartActions.changeAmount(code, draft)
    setDraft(undefined)
  }

  return (
    <div className="cart-stepper">
      {/* aria-disabled, because a disabled button loses the focus */}
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t('line.less', { name })}
        aria-disabled={amount <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`amount-${code}`}
        aria-label={t('line.amount', { name })}
        value={draft ?? amount}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && leave()}
      />
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t('line.more', { name })}
        aria-disabled={amount >= MAX_QUANTITY}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
