import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { linkKind } from './link-kind.ts'
import type { AddressLinkProps } from './link-props.ts'

/** A link by an address that was judged when it was read. What is external, or a file, opens a tab of its own and says so. */
export function AddressLink({ target: address, sameTab, file, className, children }: AddressLinkProps) {
  const t = useTranslate()
  const kind = linkKind(address, useSite().config)
  if (kind === 'site' && !file)
    return (
      <SiteLink to={address} className={className}>
        {children}
      </SiteLink>
    )
  if (!file && (sameTab || kind !== 'external'))
    return (
      <a href={address} className={className}>
        {children}
      </a>
    )
  return (
    <a href={address} className={className} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('links.opensInNewWindow')})</VisuallyHidden>
    </a>
  )
}
