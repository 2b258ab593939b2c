import type { ReactNode } from 'react'
import type { Layout } from '#shared/contract/content.ts'
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Everything around the page. Without a layout (its loading failed, §4): logo, tools, languages and a short footer. */
export function SiteLayout({ layout, children }: { layout?: Layout | undefined; children: ReactNode }) {
  const t = useTranslate()
  const { path } = useSite()
  const trail = breadcrumbs(layout?.navigation ?? [], path)
  return (
    <div className="layout">
      <a href="#content" className="layout-skip ui-button ui-button-dark">
        {t('header.skipToContent')}
      </a>
      <SiteHeader layout={layout} trail={trail} />
      <BreadcrumbTrail trail={trail} />
      {children}
      <SiteFooter footer={layout?.footer} />
    </div>
  )
}
