import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { followedLink } from '../navigation/followed-link.ts'

export interface DialogProps {
  label: string
  className: string
  children: ReactNode
  /** absent: opened by the owner of the ref */
  open?: boolean
  onClose?: () => void
  ref?: Ref<HTMLDialogElement>
}

/** The one modal dialog. The browser moves the focus in, keeps it in and moves it back, and closes with Esc; a press beside it closes it too. */
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

/** A press beside the dialog closes it: `closedby="any"`, which Safari does not know. So does a link followed in it. */
function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    let pressedBeside = false
    // the backdrop belongs to the dialog: a press on it has the dialog itself as its target
    element.addEventListener('pointerdown', ({ target }) => void (pressedBeside = target === element), { signal })
    element.addEventListener(
      'click',
      (event) => {
        // pressed and released beside it: text selected from the inside out is no press beside it
        if (followedLink(event) || (pressedBeside && event.target === element)) element.close()
      },
      { signal },
    )
    return () => abort.abort()
  }, [dialog])
}

/**
 * The page does not scroll behind an open modal dialog (styles/base.css). By an attribute: for `html:has(dialog:modal)` the browser checks the
 * root again for every element that is added or removed.
 */
function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!dialog.current) return
    const observer = new MutationObserver(followModalDialogs)
    observer.observe(dialog.current, { attributeFilter: ['open'] })
    followModalDialogs()
    return () => {
      observer.disconnect()
      followModalDialogs() // it may have been removed while it was open
    }
  }, [dialog])
}

function followModalDialogs(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}
