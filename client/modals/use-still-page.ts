import { type RefObject, useEffect } from 'react'

/**
 * While a modal dialog is open the page behind it stands still (base.css). By an attribute: `html:has(dialog:modal)` has the browser look
 * at the root again for every row that comes or goes.
 */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!dialog.current) return
    const observer = new MutationObserver(followModalDialogs)
    observer.observe(dialog.current, { attributeFilter: ['open'] })
    followModalDialogs()
    return () => {
      observer.disconnect()
      followModalDialogs() // it may have gone open
    }
  }, [dialog])
}

export function followModalDialogs(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}
