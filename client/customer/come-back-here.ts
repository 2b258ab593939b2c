import type { MouseEvent } from 'react'

/** onClick of a link to the account hub: it brings the visitor back to the address of this moment, which the server does not know. */
export function comeBackHere({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const address = new URL(link.href)
  address.searchParams.set('returnUrl', location.href)
  link.href = address.href
}
