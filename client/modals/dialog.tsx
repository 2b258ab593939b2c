import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'

export interface DialogProps {
  label: string
  className: string
  children: ReactNode
  id?: string
  /** absent: opened by whoever holds the ref or names its id (commandfor) */
  open?: boolean
  onClose?: () => void
  ref?: Ref<HTMLDialogElement>
}

/**
 * The one modal dialog: focus goes in and stays in, Esc closes, focus goes back, all by the browser. Added here: a press beside it
 * and a followed link close it too. The page behind stands still by base.css.
 */
export function Dialog({ label, className, children, id, open, onClose, ref }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current)

  useEffect(() => {
    const element = dialog.current
    if (!element || open === undefined || open === element.open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`modals-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onPointerDown={closeBeside}
      onClick={closeWithLink}
    >
      {children}
    </dialog>
  )
}

/** The backdrop is the dialog's own: a press on it has the dialog itself as its target. */
function closeBeside(event: PointerEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

function closeWithLink(event: MouseEvent<HTMLDialogElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && link.target === '') event.currentTarget.close()
}
