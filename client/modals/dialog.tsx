import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useLightDismiss } from './use-light-dismiss.ts'
import { useStillPage } from './use-still-page.ts'

export interface DialogProps {
  label: string
  className: string
  children: ReactNode
  /** absent: opened by whoever holds the ref */
  open?: boolean
  onClose?: () => void
  ref?: Ref<HTMLDialogElement>
}

/** The one modal dialog: focus goes in and stays in, Esc closes, focus goes back, all by the browser; a press beside it closes it too. */
export function Dialog({ label, className, children, open, onClose, ref }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current)
  useLightDismiss(dialog)
  useStillPage(dialog)

  useEffect(() => {
    const element = dialog.current
    if (!element || open === undefined || open === element.open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog ref={dialog} className={`modals-dialog ${className}`} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  )
}
