import { SiteLink } from '../../navigation/site-link.tsx'
import { AddressLink } from './address-link.tsx'
import { DialogLink } from './dialog-link.tsx'
import type { TargetLinkProps } from './link-props.ts'

/** §2.7: a page of the site, an address outside it, a place within it, or a card that opens as a dialog. */
export function TargetLink({ target, sameTab, file, ...link }: TargetLinkProps) {
  if (typeof target === 'string') return <AddressLink target={target} sameTab={sameTab} file={file} {...link} />
  if (target.contentType === 'card') return <DialogLink card={target} {...link} />
  return <SiteLink to={target.contentType === 'internalLink' ? target.url : target.slug} {...link} />
}
