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

    const opened = () => {
      setOpen(true)
      behind = elementsBeside(element)
      for (const other of behind) other.inert = true
      document.documentElement.toggleAttribute('data-modal', true)
      element.querySelector('button')?.focus()
      // the way to the page shown; after the focus, whose coming closes the menus of the header
      for (const details of element.querySelectorAll('details')) details.open = details.querySelector('[aria-current]') !== null
    }

    // before the browser gives the focus back: what is inert takes none
    const closing = () => {
      for (const other of behind) other.inert = false
      behind = []
      followModalDialogs()
    }

    const closed = () => {
      setOpen(false)
      for (const details of element.querySelectorAll('details')) details.open = false
    }

    const close = () => element.matches(':popover-open') && element.hidePopover()

    const closeAtLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && link.target === '') close()
    }

    const abort = new AbortController()
    element.addEventListener('toggle', ({ newState }) => (newState === 'open' ? opened() : closed()), abort)
    element.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && closing(), abort)
    element.addEventListener('click', closeAtLink, abort)
    wide.addEventListener('change', close, abort)
    // opened before hydration
    if (element.matches(':popover-open')) opened()
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
