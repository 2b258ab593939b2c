import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../texts/texts.ts'

interface SelectionBarProps {
  label: string
  amount: number
  visits: number
  onClear: () => void
  children: ReactNode
}

/** What is selected and what can be done with it. Escape clears it. */
export function SelectionBar({ label, amount, visits, onClear, children }: SelectionBarProps) {
  const { t, many, count } = useTexts()
  useEffect(() => {
    function clear(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onClear()
    }
    addEventListener('keydown', clear)
    return () => removeEventListener('keydown', clear)
  }, [onClear])
  return (
    <fieldset className="chosen" aria-label={label}>
      <p aria-live="polite">
        <b>{many('selection.amount', amount)}</b> <span className="quiet">· {t('selection.visits', { visits: count(visits) })}</span>
      </p>
      {children}
      <button type="button" className="btn btn-plain push" onClick={onClear}>
        {t('selection.clear')} <kbd>Esc</kbd>
      </button>
    </fieldset>
  )
}
