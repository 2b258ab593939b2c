import { type RefObject, useEffect, useState } from 'react'
import { followedLink } from '../navigation/followed-link.ts'
import { fromBreakpoint, mediaQuery } from '../ui/use-breakpoints.ts'

/** The rest of the page: siblings of the menu and of its ancestors. */
const BEHIND = 'html :has(.layout-menu) > :not(.layout-menu, :has(.layout-menu), [inert])'

/**
 * Makes a popover a modal dialog while it is open. The page behind it is inert and does not scroll.
 * The focus moves in. It closes when a link is followed or the window grows wide. The browser does
 * the rest: Esc, a press outside, returning the focus.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = drawer.current
    // without popover support the menu is always open in the page
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
      // opens the menus that contain the current page; after focus(), because a focus outside of a
      // menu closes it
      for (const details of element.querySelectorAll('details'))
        details.open = opened && details.querySelector('[aria-current]') !== null
    }

    const close = () => element.matches(':popover-open') && element.hidePopover()

    const abort = new AbortController()
    element.addEventListener('toggle', ({ newState }) => onToggle(newState === 'open'), abort)
    // before the browser returns the focus, because an element that is inert cannot take it
    element.addEventListener(
      'beforetoggle',
      ({ newState }) => newState === 'closed' && keepPage(false),
      abort,
    )
    element.addEventListener('click', (event) => followedLink(event) && close(), abort)
    mediaQuery(fromBreakpoint('desktop'))?.addEventListener('change', close, abort)
    // opened before hydration
    if (element.matches(':popover-open')) onToggle(true)
    return () => {
      abort.abort()
      keepPage(false)
    }
  }, [drawer])

  return isOpen
}
