import { useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { cartActions, useCart } from '../cart-store.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

/** The lines, with the totals beside them. */
export function CartContents() {
  const t = useTranslate('cart')
  const { cart, removed, status } = useCart()
  const [undone, setUndone] = useState<string>()
  const rows = cart.items.map((item) => (
    <CartLine key={item.code} item={item} takesFocus={item.code === undone} />
  ))

  function undo(code: string): void {
    setUndone(code)
    cartActions.undoRemove()
  }

  if (removed) {
    const { item, index } = removed
    rows.splice(
      index,
      0,
      <RemovedLine key={`${item.code}-removed`} name={item.name} onUndo={() => undo(item.code)} />,
    )
  }
  return (
    <div className="cart-columns" data-status={status}>
      <ul className="cart-lines" aria-label={t('page.lines')}>
        {rows}
      </ul>
      {cart.items.length > 0 && <CartSummary />}
    </div>
  )
}

/** Replaces a removed line and takes the focus. */
function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslate('cart')
  return (
    <li className="cart-removed ui-row">
      <output>{t('line.removed', { name })}</output>
      <button
        type="button"
        className="ui-button ui-button-small"
        ref={takeFocus}
        onClick={onUndo}
        aria-label={`${t('line.undo')}: ${name}`}
      >
        {t('line.undo')}
      </button>
    </li>
  )
}
