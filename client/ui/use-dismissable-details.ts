import { type RefObject, useEffect } from 'react'

/**
 * What a native `<details>` lacks to be a menu: inside the root, those marked data-dismissable close with Esc (focus goes back to
 * their summary), with a press outside, when the focus leaves them, and when a link in them is followed. In an open drawer they stay open.
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

    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [root])
}

function openMenus(root: HTMLElement | null): Iterable<HTMLDetailsElement> {
  return root?.querySelectorAll<HTMLDetailsElement>('details[data-dismissable][open]:not([aria-modal="true"] *)') ?? []
}
