import { type FormEvent, useEffect, useId, useState } from 'react'
import { readText } from '#shared/contract/read-values.ts'
import { formDraft } from '../../ui/draft.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { setDiscountCode } from '../cart-store.ts'
import { useCart } from '../use-cart.ts'
import { UsedCode } from './used-code.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

const DRAFT = 'discount-code'

/** A field for a code, or the code the server has taken. One gives the focus to the other when the visitor brings the change about. */
export function DiscountCode() {
  const { cart, codeAccepted } = useCart()
  const [acted, setActed] = useState(false)

  function set(code: string): void {
    setActed(true)
    setDiscountCode(code)
  }

  if (cart.discountCode && codeAccepted) return <UsedCode code={cart.discountCode} takesFocus={acted} onRemove={() => set('')} />
  return <CodeForm takesFocus={acted} onCode={set} />
}

/** A code that is not valid stays in the field, to be mended. */
function CodeForm({ takesFocus, onCode }: { takesFocus: boolean; onCode: (code: string) => void }) {
  const t = useTranslate('cart')
  const id = useId()
  const { cart, unknownCode } = useCart()
  // what was typed and not applied is given back after a reload or a navigation
  const [code, setCode] = useState(() => cart.discountCode ?? readText(formDraft(DRAFT).read()?.['code']) ?? '')
  const error = unknownCode && code.trim() === unknownCode ? t('discount.unknown', { code: shortened(unknownCode) }) : undefined

  const invalid = error !== undefined

  useEffect(() => {
    // the field tells its error with its name
    if (takesFocus || invalid) document.getElementById(id)?.focus()
  }, [takesFocus, invalid, id])

  function type(text: string): void {
    setCode(text)
    formDraft(DRAFT).write({ code: text })
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    formDraft(DRAFT).remove()
    if (code.trim() !== '') onCode(code)
  }

  return (
    <form className="cart-code" onSubmit={onSubmit}>
      <TextField
        id={id}
        field={{ name: 'discountCode', label: t('discount.label'), type: 'text', autocomplete: 'off' }}
        value={code}
        onChange={type}
        error={error}
      />
      <button type="submit" className="ui-button ui-button-small">
        {t('discount.apply')}
      </button>
    </form>
  )
}

function shortened(code: string): string {
  return code.length > 24 ? `${code.slice(0, 24)}…` : code
}
