import type { ReactNode } from 'react'
import type { Layout } from '#shared/contract/layout.ts'
import type { Page } from '#shared/contract/page.ts'
import { pageTrail } from '#shared/navigation/page-trail.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

interface SiteLayoutProps {
  layout?: Layout | undefined
  /** of a page's layout: an error has none */
  page?: Page | undefined
  children: ReactNode
}

/** Everything around the page. Without a layout (its loading failed, §4): logo, tools, languages and a short footer. */
export function SiteLayout({ layout, page, children }: SiteLayoutProps) {
  const t = useTranslate()
  const { path, addressing } = useSite()
  const trail = pageTrail(layout?.navigation ?? [], path, addressing.locale, page)
  return (
    <div className="layout">
      <a href="#content" className="layout-skip ui-button ui-button-dark">
        {t('header.skipToContent')}
      </a>
      <ErrorBoundary renderFallback={nothing}>
        <SiteHeader layout={layout} trail={trail} />
        <BreadcrumbTrail trail={trail} />
      </ErrorBoundary>
      {children}
      <ErrorBoundary renderFallback={nothing}>
        <SiteFooter footer={layout?.footer} />
      </ErrorBoundary>
    </div>
  )
}

/** What breaks is left out: the page stands without it. */
function nothing() {
  return null
}
