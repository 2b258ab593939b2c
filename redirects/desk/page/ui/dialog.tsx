import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'

interface DialogProps {
  title: string
  /** missing: it cannot be closed without an answer */
  onClose?: () => void
  children: ReactNode
}

/** Modal while it is rendered. The browser keeps the focus in it, and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // the browser takes the first it finds, which is ✕
    dialog?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    return () => {
      dialog?.close()
      // React has taken the dialog out before the browser could do it
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
