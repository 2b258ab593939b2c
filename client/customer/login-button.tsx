import type { MouseEvent } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** A link to the account hub, which returns to this address. Draws nothing if the locale has no hub. */
export function LoginButton({ text, className }: { text: string; className: string }) {
  const { addressing, config } = useSite()
  const hub = config.accountHubs[addressing.locale]
  if (hub === undefined) return null
  return (
    <a href={hub} className={className} onClick={addReturnUrl}>
      <Icon name="user" />
      {text}
    </a>
  )
}

/**
 * The onClick of a link to the account hub. It adds the current address, with query and hash, as
 * the return address.
 */
export function addReturnUrl({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const address = new URL(link.href)
  address.searchParams.set('returnUrl', location.href)
  link.href = address.href
}
