import type { Footer } from '#shared/contract/layout.ts'
import type { Translate } from '../i18n/translate.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { AppDownloads } from './app-downloads.tsx'
import { Copyright } from './copyright.tsx'
import { ExtraLinks } from './extra-links.tsx'
import { IconLinks } from './icon-links.tsx'
import { LinkGroups } from './link-groups.tsx'
import { SocialLinks } from './social-links.tsx'

/** §2.6 */
export function SiteFooter({ footer }: { footer: Footer | undefined }) {
  const t = useTranslate()
  const { iconLinks, linkGroups, appDownloads, socialLinks, extraLinks } = footer ?? shortFooter(t)
  return (
    <footer className="layout-footer" aria-label={t('footer.label')}>
      <IconLinks links={iconLinks} />
      <div className="layout-footer-night">
        <div className="layout-footer-inside ui-page-width">
          <LinkGroups groups={linkGroups} />
          <div className="layout-footer-offers">
            <AppDownloads downloads={appDownloads} />
            <SocialLinks links={socialLinks} />
          </div>
          <div className="layout-footer-last">
            <Copyright />
            <ExtraLinks links={extraLinks} />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Without a layout: the terms and the choice about cookies do not wait for the content service. */
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
