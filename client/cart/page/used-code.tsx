import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface UsedCodeProps {
  code: string
  takesFocus: boolean
  onRemove: () => void
}

export function UsedCode({ code, takesFocus, onRemove }: UsedCodeProps) {
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
      <button type="button" className="ui-icon-button" aria-label={t('discount.remove')} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </div>
  )
}
