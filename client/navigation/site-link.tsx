import type { ComponentProps } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES, type PathKey } from '#shared/locale/locales.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { usePageHref, useSite } from './site-context.tsx'

/** a path of this site, or the page with a purpose (§2.2) */
type Target = { to: string; page?: never } | { to?: never; page: PathKey }

/**
 * A link to a page of this site, in its locale. The locator's path gets the service suffix (§2.2),
 * also in content. It is a real `<a>`: start-navigation.ts turns a click into a navigation without
 * a reload.
 */
export function SiteLink({
  to,
  page,
  children,
  ...attributes
}: Target & Omit<ComponentProps<'a'>, 'href'>) {
  const { addressing } = useSite()
  const { locale } = addressing
  const { paths } = LOCALES[locale]
  const path = page === undefined ? to : paths[page]
  return (
    <a
      {...attributes}
      href={localizedHref(path === paths.stationLocator ? locatorPath(locale) : path, addressing)}
    >
      {children}
    </a>
  )
}

/** A link to another view of the current page, which owns its query (own-query.ts): '?view=orders'. */
export function QueryLink({
  search,
  children,
  ...attributes
}: { search: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...attributes} href={usePageHref() + search}>
      {children}
    </a>
  )
}
