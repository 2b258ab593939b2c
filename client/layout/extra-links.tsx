import type { Footer } from '#shared/contract/layout.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { openConsent } from '../analytics/consent-store.ts'
import { openTerms } from '../modals/load-modals.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'

type ExtraLink = Footer['extraLinks'][number]

/** §2.6: one opens the consent dialog, one the terms; the others are links. */
export function ExtraLinks({ links }: { links: ExtraLink[] }) {
  return (
    <ul className="layout-extra-links">
      {links.map((link, index) => (
        <li key={`${index} ${link.text}`}>
          <ExtraLinkView link={link} />
        </li>
      ))}
    </ul>
  )
}

function ExtraLinkView({ link: { text, url, action } }: { link: ExtraLink }) {
  const { locale } = useSite().addressing
  if (action === 'cookieConsent') {
    return (
      <button type="button" className="layout-extra-link" onClick={openConsent} data-needs-script="">
        {text}
      </button>
    )
  }
  // the terms are a page as well: without a script the link goes there
  return (
    <SiteLink
      to={action === 'terms' ? localizedPath('terms', locale) : (url ?? '/')}
      className="layout-extra-link"
      {...(action === 'terms' ? { onClick: openTerms, 'aria-haspopup': 'dialog' } : {})}
    >
      {text}
    </SiteLink>
  )
}
