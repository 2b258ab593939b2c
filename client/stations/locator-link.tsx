import type { ComponentProps, MouseEvent } from 'react'
import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { useLocator } from './use-query.ts'

interface LocatorLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: LocatorQuery
  history?: 'push' | 'replace'
  onFollow?: () => void
}

/** A link to another query of the locator. With scripts no page is fetched for it. */
export function LocatorLink({ to, history, onFollow, ...attributes }: LocatorLinkProps) {
  const { action, go } = useLocator()

  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to, history)
    onFollow?.()
  }

  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the attributes
  return <a {...attributes} href={action + writeLocatorQuery(to)} onClick={follow} />
}
