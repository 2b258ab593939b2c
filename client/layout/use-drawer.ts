import { type RefObject, useEffect, useState } from 'react'
import { followModalDialogs } from '../modals/use-still-page.ts'
import { BREAKPOINTS } from '../ui/use-breakpoints.ts'

/**
 * Makes a popover a modal dialog while it is open: the page behind it is inert and does not scroll, the focus goes in, a followed link and
 * a window that grows wide close it. The browser does the rest: Esc, a press outside, the focus back.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = drawer.current
    // no popover in this browser: the menu stands open in the page
    if (!element?.showPopover) return
    const wide = matchMedia(`(width >= ${BREAKPOINTS.desktop}px)`)
    let behind: HTMLElement[] = []

    function opened(menu: HTMLElement): void {
      setOpen(true)
      behind = elementsBeside(menu)
      for (const other of behind) other.inert = true
      document.documentElement.toggleAttribute('data-modal', true)
      menu.querySelector('button')?.focus()
      // the way to the page shown; after the focus, whose coming closes the menus of the header
      for (const details of menu.querySelectorAll('details')) details.open = details.querySelector('[aria-current]') !== null
    }

    // before the browser gives the focus back: what is inert takes none
    function closing(): void {
      for (const other of behind) other.inert = false
      behind = []
      followModalDialogs()
    }

    function closed(menu: HTMLElement): void {
      setOpen(false)
      for (const details of menu.querySelectorAll('details')) details.open = false
    }

    function close(): void {
      if (element?.matches(':popover-open')) element.hidePopover()
    }

    const abort = new AbortController()
    const { signal } = abort
    element.addEventListener('toggle', ({ newState }) => (newState === 'open' ? opened(element) : closed(element)), { signal })
    element.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && closing(), { signal })
    element.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a[href]') : null
        if (link instanceof HTMLAnchorElement && link.target === '') close()
      },
      { signal },
    )
    wide.addEventListener('change', close, { signal })
    // opened before hydration
    if (element.matches(':popover-open')) opened(element)
    return () => {
      abort.abort()
      closing()
    }
  }, [drawer])

  return isOpen
}

/** All that is not within it, nor around it. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) if (other instanceof HTMLElement && other !== at && !other.inert) beside.push(other)
  }
  return beside
}
