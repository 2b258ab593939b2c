import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { readText } from '#shared/contract/read-values.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { formDraft } from '../../ui/draft.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { setDiscountCode, useCart } from '../cart-store.ts'

const draft = formDraft('discount-code')

interface CodeProps {
  /** the visitor has just applied or removed a code */
  takesFocus: boolean
  onCode: (code: string) => void
}

/** A field for a code, or the code that the server has accepted. */
export function DiscountCode() {
  const { cart, codeAccepted } = useCart()
  const [takesFocus, setTakesFocus] = useState(false)

  function onCode(code: string): void {
    setTakesFocus(true)
    setDiscountCode(code)
  }

  if (cart.discountCode && codeAccepted) return <UsedCode code={cart.discountCode} takesFocus={takesFocus} onCode={onCode} />
  return <CodeForm takesFocus={takesFocus} onCode={onCode} />
}

function UsedCode({ code, takesFocus, onCode }: CodeProps & { code: string }) {
  const t = useTranslate('cart')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  return (
    <div className="cart-code-used">
      <Icon name="success" />
      <p ref={line} tabIndex={-1}>
        {t('discount.used', { code })}
      </p>
      <button type="button" className="ui-icon-button" aria-label={t('discount.remove')} onClick={() => onCode('')}>
        <Icon name="x" />
      </button>
    </div>
  )
}

/** A code that is not valid stays in the field, to be corrected. */
function CodeForm({ takesFocus, onCode }: CodeProps) {
  const t = useTranslate('cart')
  const id = useId()
  const { cart, unknownCode } = useCart()
  // what was typed and not applied comes back after a reload or a navigation
  const [code, setCode] = useState(() => cart.discountCode ?? readText(draft.read()?.['code']) ?? '')
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
        field={{ name: 'discountCode', label: t('discount.label'), type: 'text', autocomplete: 'off' }}
        value={code}
        onChange={onChange}
        error={isUnknown ? t('discount.unknown', { code: shortened(unknownCode) }) : undefined}
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
