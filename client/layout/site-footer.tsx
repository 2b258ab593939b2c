import type { Footer } from '#shared/contract/layout.ts'
import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import { mayShowPicture } from '#shared/images/picture-source.ts'
import { openConsent } from '../analytics/consent-store.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { openTerms } from '../modals/modal-store.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { AppDownloads, SocialLinks } from './footer-offers.tsx'
import { LinkGroups } from './link-groups.tsx'

/** §2.6 */
export function SiteFooter({ footer }: { footer: Footer | undefined }) {
  const t = useTranslate()
  // terms and cookie settings are also shown without a layout, because they must not depend on the
  // content service
  const ownLinks: Footer['extraLinks'] = [
    { text: t('terms.title'), action: 'terms' },
    { text: t('footer.cookieSettings'), action: 'cookieConsent' },
  ]
  const {
    iconLinks = [],
    linkGroups = [],
    appDownloads = [],
    socialLinks = [],
    extraLinks = ownLinks,
    company,
  } = footer ?? {}
  return (
    <footer className="layout-footer ui-not-printed" aria-label={t('footer.label')}>
      {iconLinks.length > 0 && <IconLinks links={iconLinks} />}
      <div className="layout-footer-night">
        <div className="layout-footer-inside ui-page-width">
          <LinkGroups groups={linkGroups} />
          <div className="layout-footer-offers">
            <AppDownloads downloads={appDownloads} />
            <SocialLinks links={socialLinks} />
          </div>
          <div className="layout-footer-last ui-row">
            <Copyright />
            <ul className="layout-extra-links ui-row">
              {extraLinks.map((link, index) => (
                <li key={`${index} ${link.text}`}>
                  <ExtraLink link={link} />
                </li>
              ))}
            </ul>
            {company && <Company company={company} />}
          </div>
        </div>
      </div>
    </footer>
  )
}

function IconLinks({ links }: { links: ContentLink[] }) {
  const { config } = useSite()
  return (
    <div className="ui-plane">
      <ul className="layout-icon-links ui-page-width">
        {links.map(({ text, target, sameTab, image }, index) => (
          <li key={`${index} ${text}`}>
            <TargetLink
              target={target}
              sameTab={sameTab}
              className={`layout-icon-link ui-line ui-gap-3 ui-large ${iconAfter('arrow-right')}`}
            >
              {image && mayShowPicture(image.src, config) && (
                <img src={image.src} alt="" width="40" height="40" loading="lazy" />
              )}
              {text}
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * With the current year (§2.6). A cached page may be from last year, so the browser renders the
 * year again after hydration.
 */
function Copyright() {
  const t = useTranslate()
  return (
    <p key={String(useHydrated())} className="layout-copyright" suppressHydrationWarning>
      {t('footer.copyright', { year: currentYear() })}
    </p>
  )
}

/** A string, because messages format a number with a thousands separator. */
function currentYear(): string {
  return String(new Date().getFullYear())
}

/** The company that runs the site. */
function Company({
  company: { name, address, facts },
}: {
  company: NonNullable<Footer['company']>
}) {
  const parts = [name, address, ...facts.map(({ label, value }) => `${label} ${value}`)]
  return <p className="layout-company">{parts.filter(Boolean).join('\u00A0· ')}</p>
}

/** §2.6: one item opens the consent dialog, one the terms; the rest are links. */
function ExtraLink({ link: { text, url, action } }: { link: Footer['extraLinks'][number] }) {
  if (action === 'cookieConsent')
    return (
      <button
        type="button"
        id="cookie-settings"
        className="layout-extra-link ui-script-only"
        onClick={openConsent}
      >
        {text}
      </button>
    )
  // the terms are also a page: without a script the link opens it
  const target =
    action === 'terms'
      ? ({ page: 'terms', onClick: openTerms, 'aria-haspopup': 'dialog' } as const)
      : { to: url ?? '/' }
  return (
    <SiteLink {...target} className="layout-extra-link">
      {text}
    </SiteLink>
  )
}
