import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { followedLink } from '../navigation/followed-link.ts'

export interface DialogProps {
  label: string
  className: string
  children: ReactNode
  /** absent if the parent opens the dialog through its ref */
  open?: boolean
  onClose?: () => void
  ref?: Ref<HTMLDialogElement>
}

/**
 * A modal dialog. The browser moves the focus in, keeps it in, returns it, and closes with Esc. A
 * press outside also closes it.
 */
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
    <dialog
      ref={dialog}
      className={`modals-dialog ${className}`}
      aria-label={label}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/**
 * Closes after a press outside the dialog, because Safari does not support `closedby="any"`, and
 * after a link inside is followed.
 */
function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    let pressedBeside = false
    // a press on the backdrop has the dialog itself as its target
    element.addEventListener(
      'pointerdown',
      ({ target }) => void (pressedBeside = target === element),
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        // both the press and its release must be outside, because a text selection may start inside
        // and end outside
        if (followedLink(event) || (pressedBeside && event.target === element)) element.close()
      },
      { signal },
    )
    return () => abort.abort()
  }, [dialog])
}

/**
 * The page does not scroll behind an open modal dialog (styles/base.css). An attribute is used
 * because with `html:has(dialog:modal)` the browser checks the root for every element that is added
 * or removed.
 */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!dialog.current) return
    const observer = new MutationObserver(followModalDialogs)
    observer.observe(dialog.current, { attributeFilter: ['open'] })
    followModalDialogs()
    return () => {
      observer.disconnect()
      followModalDialogs() // the dialog may be removed while it is open
    }
  }, [dialog])
}

function followModalDialogs(): void {
  document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog:modal') !== null,
  )
}
