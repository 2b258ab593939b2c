import { type RefObject, useEffect, useState } from 'react'
import { followedLink } from '../navigation/followed-link.ts'
import { fromBreakpoint } from '../ui/use-breakpoints.ts'

/** All that is not within the menu, nor around it. */
const BEHIND = 'html :has(.layout-menu) > :not(.layout-menu, :has(.layout-menu), [inert])'

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
    let behind: HTMLElement[] = []

    const keepPage = (inert: boolean) => {
      if (inert) behind = [...document.querySelectorAll<HTMLElement>(BEHIND)]
      for (const other of behind) other.inert = inert
      document.documentElement.toggleAttribute('data-modal', inert)
    }

    const onToggle = (opened: boolean) => {
      setOpen(opened)
      if (opened) {
        keepPage(true)
        element.querySelector('button')?.focus()
      }
      // the way to the page shown; after the focus, whose coming closes the menus of the header
      for (const details of element.querySelectorAll('details')) details.open = opened && details.querySelector('[aria-current]') !== null
    }

    const close = () => element.matches(':popover-open') && element.hidePopover()

    const abort = new AbortController()
    element.addEventListener('toggle', ({ newState }) => onToggle(newState === 'open'), abort)
    // before the browser gives the focus back: what is inert takes none
    element.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && keepPage(false), abort)
    element.addEventListener('click', (event) => followedLink(event) && close(), abort)
    matchMedia(fromBreakpoint('desktop')).addEventListener('change', close, abort)
    // opened before hydration
    if (element.matches(':popover-open')) onToggle(true)
    return () => {
      abort.abort()
      keepPage(false)
    }
  }, [drawer])

  return isOpen
}
