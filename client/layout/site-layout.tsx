import { type ReactNode, Suspense, useEffect } from 'react'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import type { Page } from '#shared/contract/page.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { pageTrail } from '#shared/navigation/page-trail.ts'
import { classNames } from '../content/class-names.ts'
import { screenOf } from '../content/page/screen-of.ts'
import { watchLogin } from '../customer/customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { languageAddress } from '../navigation/language-address.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { forgetOutdated } from '../saved/forget-saved.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { CheckoutHeader, checkoutFooter } from './checkout-header.tsx'
import { NavigationLink } from './main-navigation.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface SiteLayoutProps {
  layout?: Layout | undefined
  /** an error page has none */
  page?: Page | undefined
  children: ReactNode
}

/**
 * Everything around the page. Without a layout (it failed to load, §4): logo, tools, languages and
 * a short footer.
 */
export function SiteLayout({ layout, page, children }: SiteLayoutProps) {
  const { path, addressing, switches } = useSite()
  const { locale } = addressing
  const screen = screenOf(page)
  const trail = pageTrail(layout?.navigation ?? [], path, locale, page)
  const isCheckout = page?.body.some(({ contentType }) => contentType === 'checkout')
  // not in the login link: every page needs the login, and the checkout's header has no link
  useEffect(() => watchLogin(locale), [locale])
  useEffect(() => void forgetOutdated(), [])
  return (
    <div className={classNames('layout', screen && `layout--${screen}`)}>
      {/* rendered also without a notice, because a screen reader only announces changes of a region that exists */}
      <output>
        {switches.notice && (
          <span className={`layout-notice ${iconBefore('information')}`}>{switches.notice}</span>
        )}
      </output>
      {addressing.preview && <PreviewBar />}
      {addressing.offered && <LanguageOffer locale={addressing.offered} />}
      {/* a header or footer that throws is omitted */}
      <ErrorBoundary renderFallback={() => null}>
        <Suspense>
          {isCheckout ? (
            <CheckoutHeader layout={layout} />
          ) : (
            <SiteHeader layout={layout} trail={trail} />
          )}
          {trail.length > 0 && <BreadcrumbTrail trail={trail} />}
        </Suspense>
      </ErrorBoundary>
      {children}
      <ErrorBoundary renderFallback={() => null}>
        <Suspense>
          <SiteFooter footer={isCheckout ? checkoutFooter(layout?.footer) : layout?.footer} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** Says that this is a preview with unpublished content, and links to the published page. */
function PreviewBar() {
  const t = useTranslate()
  const { path, addressing } = useSite()
  return (
    <section className="layout-notice layout-preview" aria-label={t('preview.label')}>
      <p className={iconBefore('information')}>{t('preview.text')}</p>
      <a
        className="ui-link"
        href={localizedHref(path, { locale: addressing.locale, prefix: addressing.prefix })}
      >
        {t('preview.close')}
      </a>
    </section>
  )
}

/**
 * The page in the language that the visitor may prefer, once: the next page has a locale in its
 * address or a cookie.
 */
function LanguageOffer({ locale }: { locale: LocaleCode }) {
  const { htmlLang, offer } = LOCALES[locale]
  return (
    <p className="layout-notice" lang={htmlLang}>
      <a
        className={iconBefore('globe')}
        href={languageAddress(locale, useSite()).href}
        hrefLang={htmlLang}
      >
        {offer}
      </a>
    </p>
  )
}

/**
 * The first link of the document, also before an open dialog: then screen readers and axe know it
 * as the link that skips.
 */
export function SkipLink() {
  return (
    <a href="#content" className="layout-skip ui-button ui-button-dark ui-not-printed">
      {useTranslate()('header.skipToContent')}
    </a>
  )
}

function BreadcrumbTrail({ trail }: { trail: NavigationItem[] }) {
  const t = useTranslate()
  return (
    <nav
      className="layout-breadcrumbs ui-page-width ui-small ui-not-printed"
      aria-label={t('header.breadcrumbs')}
    >
      <ol className="layout-breadcrumbs-list ui-row">
        <li>
          <SiteLink
            page="landing"
            className={`layout-breadcrumb ${iconBefore('home')}`}
            aria-label={t('header.logo')}
          />
        </li>
        {trail.map((item) => (
          <li key={item.id} className={iconBefore('chevron-right')}>
            <NavigationLink item={item} trail={trail} className="layout-breadcrumb" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
