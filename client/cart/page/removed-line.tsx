import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Stands where a line was; the focus, which was on its button, is here. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslate('cart')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <li className="cart-removed">
      <output>{t('line.removed', { name })}</output>
      <button type="button" className="ui-button ui-button-small" ref={undo} onClick={onUndo} aria-label={`${t('line.undo')}: ${name}`}>
        {t('line.undo')}
      </button>
    </li>
  )
}
