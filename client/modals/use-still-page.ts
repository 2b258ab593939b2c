import { type RefObject, useEffect } from 'react'

/**
 * The page does not scroll behind an open modal dialog (styles/base.css). By an attribute: for `html:has(dialog:modal)` the browser checks the
 * root again for every element that is added or removed.
 */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
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
