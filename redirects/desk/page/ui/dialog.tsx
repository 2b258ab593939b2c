import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'

interface DialogProps {
  title: string
  /** missing: the dialog cannot be closed without an answer */
  onClose?: () => void
  children: ReactNode
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // the browser would focus the first button, which is ✕
    dialog?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    return () => {
      dialog?.close()
      // React removes the dialog before the browser can return the focus
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
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
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" onClick={onClose} aria-label={t('close')}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
