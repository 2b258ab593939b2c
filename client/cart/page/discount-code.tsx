import { type FormEvent, useEffect, useId, useState } from 'react'
import { readText } from '#shared/contract/read-values.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { formDraft } from '../../ui/draft.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { cartActions, useCart } from '../cart-store.ts'

const draft = formDraft('discount-code')
/** characters shown of an invalid code */
const MOST_REPEATED = 24

/** A field for a code, or the accepted code. Each takes the focus when it replaces the other. */
export function DiscountCode() {
  const t = useTranslate('cart')
  const { cart, codeAccepted } = useCart()
  const [takesFocus, setTakesFocus] = useState(false)
  const { discountCode: code } = cart

  function onCode(text: string): void {
    setTakesFocus(true)
    cartActions.setDiscountCode(text)
  }

  if (!code || !codeAccepted) return <CodeForm takesFocus={takesFocus} onCode={onCode} />
  return (
    <div className="cart-code-used">
      <Icon name="success" />
      <p ref={takesFocus ? takeFocus : undefined} tabIndex={-1}>
        {t('discount.inUse', { code })}
      </p>
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t('discount.remove')}
        onClick={() => onCode('')}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

/** An invalid code stays in the field for correction. */
function CodeForm({ takesFocus, onCode }: { takesFocus: boolean; onCode: (code: string) => void }) {
  const t = useTranslate('cart')
  const id = useId()
  const { cart, unknownCode, codeProblem = 'unknown' } = useCart()
  // typed text that was not applied is restored after a reload or a navigation
  const [code, setCode] = useState(
    () => cart.discountCode ?? readText(draft.read()?.['code']) ?? '',
  )
  const isUnknown = unknownCode !== undefined && code.trim() === unknownCode

  useEffect(() => {
    // a screen reader reads the error with the field's name
    if (takesFocus || isUnknown) document.getElementById(id)?.focus()
  }, [takesFocus, isUnknown, id])

  function onChange(text: string): void {
    setCode(text)
    draft.write({ code: text })
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    draft.remove()
    if (code.trim() !== '') onCode(code)
  }

  return (
    <form className="cart-code" onSubmit={onSubmit}>
      <TextField
        id={id}
        field={{
          name: 'discountCode',
          label: t('discount.label'),
          type: 'text',
          autocomplete: 'off',
        }}
        value={code}
        onChange={onChange}
        error={isUnknown ? t(`discount.${codeProblem}`, { code: shorten(unknownCode) }) : undefined}
      />
      <button type="submit" className="ui-button ui-button-small">
        {t('discount.apply')}
      </button>
    </form>
  )
}

/** A visitor may paste any text. */
function shorten(code: string): string {
  return code.length > MOST_REPEATED ? `${code.slice(0, MOST_REPEATED)}…` : code
}
