import { type RefObject, useEffect } from 'react'

/** What `closedby="any"` does where it is known, everywhere: a press beside the dialog closes it. So does a link followed in it. */
export function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    let pressedBeside = false

    function onPointerDown(event: PointerEvent): void {
      // the backdrop is the dialog's own: a press on it has the dialog itself as its target
      pressedBeside = event.target === element
    }

    function onClick(event: MouseEvent): void {
      // on both: text selected from the inside out is no press beside it
      if (pressedBeside && event.target === element) element?.close()
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.target === '') element?.close()
    }

    element.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('click', onClick)
    }
  }, [dialog])
}
