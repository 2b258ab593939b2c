import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  /** missing: the dialog cannot be closed without an answer */
  onClose?: () => void
  /** selector of what has the focus first; default: the first field */
  focusOn?: string
  children: ReactNode
  /** buttons that stay in sight */
  foot?: ReactNode
  /** The content has its own body and foot. */
  isBare?: boolean
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, focusOn = 'input, textarea, select', children, foot, isBare = false }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // the browser would focus the first button
    dialog?.querySelector<HTMLElement>(focusOn)?.focus()
    return () => {
      dialog?.close()
      // React removes the dialog before the browser can return the focus
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [focusOn])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header>
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {onClose && (
          <button type="button" className="btn btn-plain btn-icon" onClick={onClose} aria-label={t('close')}>
            <Icon name="x" />
          </button>
        )}
      </header>
      {isBare ? children : <div className="ask-body">{children}</div>}
      {foot && <footer>{foot}</footer>}
    </dialog>
  )
}
