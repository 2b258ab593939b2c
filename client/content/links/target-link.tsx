import type { MouseEvent, ReactNode } from 'react'
import type { Card, LinkTarget } from '#shared/contract/rich-text-document.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { openModal } from '../../modals/modal-store.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { classNames } from '../class-names.ts'
import { useAnchor } from '../page/anchors-context.tsx'

interface TargetLinkProps {
  target: LinkTarget
  /** an external address opens in this tab */
  sameTab?: boolean | undefined
  /** the address of a file, not of a page */
  file?: boolean
  className?: string | undefined
  /** all fields of a link: `<TargetLink {...link} />` */
  text?: string
  children?: ReactNode
}

/**
 * §2.7: a link to a page of the site, to an external address, to a place on the page, or to a card
 * that opens as a dialog. An external address or a file opens a new tab and says so. The address
 * was validated when the content was read.
 */
export function TargetLink({
  target,
  sameTab,
  file = false,
  className,
  text,
  children = text,
}: TargetLinkProps) {
  const t = useTranslate()
  const { config } = useSite()
  const link = { className, children }
  if (typeof target !== 'string') {
    if (target.contentType === 'card') return <DialogLink card={target} {...link} />
    return (
      <SiteLink to={target.contentType === 'internalLink' ? target.url : target.slug} {...link} />
    )
  }
  const kind = linkKind(target, config)
  if (kind === 'site' && !file) return <SiteLink to={target} {...link} />
  const opensTab = file || (kind === 'external' && !sameTab)
  return (
    <a href={target} className={className} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensTab && <VisuallyHidden> ({t('links.opensInNewWindow')})</VisuallyHidden>}
    </a>
  )
}

/**
 * The kind of an address of the content: a path of this site, another locale of the site on its own
 * domain, an external address, or a mail or telephone address.
 */
export function linkKind(
  address: string,
  { localeOrigins }: SiteConfig,
): 'site' | 'own' | 'external' | 'other' {
  if (!/^https?:/i.test(address)) return /^[/?#]/.test(address) ? 'site' : 'other'
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase()
  return Object.values(localeOrigins).some((own) => own.toLowerCase() === origin)
    ? 'own'
    : 'external'
}

/**
 * A link whose target is a card: it opens the card's dialog. Without JavaScript the button opens a
 * popover (page/page-content.tsx).
 */
function DialogLink({
  card,
  className,
  children,
}: {
  card: Card
  className: string | undefined
  children: ReactNode
}) {
  const popover = useAnchor(card)

  function open(event: MouseEvent): void {
    event.preventDefault()
    openModal({ name: 'card', payload: card })
  }

  return (
    <button
      type="button"
      className={classNames('content-dialog-link', className)}
      aria-haspopup="dialog"
      popoverTarget={popover}
      onClick={open}
    >
      {children}
    </button>
  )
}
