import { useState } from 'react'
import { undoRemove } from '../cart-store.ts'
import { useCart } from '../use-cart.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The lines, and beside them what they cost. A removed line leaves its place to a word and a way back. */
export function CartContents() {
  const t = useTranslate('cart')
  const { cart, removed } = useCart()
  const [undone, setUndone] = useState<string>()
  const rows = cart.items.map((item) => <CartLine key={item.code} item={item} takesFocus={item.code === undone} />)

  function undo(code: string): void {
    setUndone(code)
    undoRemove()
  }

  if (removed) {
    const { item, index } = removed
    rows.splice(index, 0, <RemovedLine key={`${item.code}-removed`} name={item.name} onUndo={() => undo(item.code)} />)
  }
  return (
    <div className="cart-columns">
      <ul className="cart-lines" aria-label={t('page.lines')}>
        {rows}
      </ul>
      {cart.items.length > 0 && <CartSummary />}
    </div>
  )
}
