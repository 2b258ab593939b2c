import { useEffect, useRef } from 'react'
import type { Footer } from '#shared/contract/layout.ts'
import type { ContentLink } from '#shared/contract/rich-text.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { mayShowPicture } from '#shared/images/picture-source.ts'
import { openConsent } from '../analytics/consent-store.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import type { Translate } from '../i18n/translate.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { openTerms } from '../modals/load-modals.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { AppDownloads } from './app-downloads.tsx'
import { LinkGroups } from './link-groups.tsx'
import { SocialLinks } from './social-links.tsx'

/** §2.6 */
export function SiteFooter({ footer }: { footer: Footer | undefined }) {
  const t = useTranslate()
  const { iconLinks, linkGroups, appDownloads, socialLinks, extraLinks } = footer ?? shortFooter(t)
  return (
    <footer className="layout-footer" aria-label={t('footer.label')}>
      {iconLinks.length > 0 && <IconLinks links={iconLinks} />}
      <div className="layout-footer-night">
        <div className="layout-footer-inside ui-page-width">
          <LinkGroups groups={linkGroups} />
          <div className="layout-footer-offers">
            <AppDownloads downloads={appDownloads} />
            <SocialLinks links={socialLinks} />
          </div>
          <div className="layout-footer-last">
            <Copyright />
            <ul className="layout-extra-links">
              {extraLinks.map((link, index) => (
                <li key={`${index} ${link.text}`}>
                  <ExtraLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Without a layout: the terms and the choice about cookies must not depend on the content service. */
function shortFooter(t: Translate): Footer {
  return {
    iconLinks: [],
    linkGroups: [],
    appDownloads: [],
    socialLinks: [],
    extraLinks: [
      { text: t('terms.title'), action: 'terms' },
      { text: t('footer.cookieSettings'), action: 'cookieConsent' },
    ],
  }
}

function IconLinks({ links }: { links: ContentLink[] }) {
  const { config } = useSite()
  return (
    <div className="layout-icon-band">
      <ul className="layout-icon-links ui-page-width">
        {links.map(({ text, target, sameTab, image }, index) => (
          <li key={`${index} ${text}`}>
            <TargetLink target={target} sameTab={sameTab} className={`layout-icon-link ${iconAfter('arrow-right')}`}>
              {image && mayShowPicture(image.src, config) && <img src={image.src} alt="" width="40" height="40" loading="lazy" />}
              {text}
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With the current year (§2.6). A cached page may have been rendered last year: the browser writes its own year over it. */
function Copyright() {
  const t = useTranslate()
  const element = useRef<HTMLElement>(null)
  const text = t('footer.copyright', { year: currentYear() })
  useEffect(() => {
    if (element.current) element.current.textContent = text
  }, [text])
  return (
    <small ref={element} className="layout-copyright" suppressHydrationWarning>
      {text}
    </small>
  )
}

/** as a text: a year's digits are not grouped */
function currentYear(): string {
  return String(new Date().getFullYear())
}

/** §2.6: one opens the consent dialog, one the terms; the others are links. */
function ExtraLink({ link: { text, url, action } }: { link: Footer['extraLinks'][number] }) {
  const { locale } = useSite().addressing
  if (action === 'cookieConsent')
    return (
      <button type="button" className="layout-extra-link" onClick={openConsent} data-needs-script="">
        {text}
      </button>
    )
  if (action === 'terms')
    return (
      // the terms are a page as well: without a script the link leads there
      <SiteLink to={localizedPath('terms', locale)} className="layout-extra-link" onClick={openTerms} aria-haspopup="dialog">
        {text}
      </SiteLink>
    )
  return (
    <SiteLink to={url ?? '/'} className="layout-extra-link">
      {text}
    </SiteLink>
  )
}
