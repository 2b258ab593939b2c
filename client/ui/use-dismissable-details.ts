import { type RefObject, useEffect } from 'react'

/**
 * Makes menus of the `<details data-dismissable>` inside the root: they close with Esc (their
 * summary takes the focus), after a press outside, when the focus leaves them, and when a link
 * inside is followed. In an open drawer they stay open.
 */
export function useDismissableDetails(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function closeOthers(event: Event): void {
      const at = event.target instanceof Node ? event.target : null
      for (const menu of openMenus(root.current)) if (!menu.contains(at)) menu.open = false
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      for (const menu of openMenus(root.current)) {
        menu.open = false
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      }
    }

    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      for (const menu of openMenus(root.current)) if (link && menu.contains(link)) menu.open = false
    }

    const abort = new AbortController()
    document.addEventListener('pointerdown', closeOthers, abort)
    document.addEventListener('focusin', closeOthers, abort)
    document.addEventListener('keydown', onKeyDown, abort)
    document.addEventListener('click', onClick, abort)
    return () => abort.abort()
  }, [root])
}

function openMenus(root: HTMLElement | null): Iterable<HTMLDetailsElement> {
  return (
    root?.querySelectorAll<HTMLDetailsElement>(
      'details[data-dismissable][open]:not([aria-modal="true"] *)',
    ) ?? []
  )
}
