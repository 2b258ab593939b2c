import type { MouseEvent } from 'react'
import { loadModals } from './load-modals.ts'

/** The press of a link to the terms page: they are shown in a modal (§2.6), and where its code cannot be had the link leads to the page. */
export function openTerms(event: MouseEvent<HTMLAnchorElement>): void {
  // opened in another tab on purpose: that is the page's
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { href, target } = event.currentTarget
  void loadModals('terms').then(
    ({ openModal }) => openModal('terms'),
    () => window.open(href, target || '_self'),
  )
}
