import type { ComponentProps } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES, type PathKey } from '#shared/locale/locales.ts'
import { usePageHref, useSite } from './site-context.tsx'

/** to a path of this site, or to the page of a purpose (§2.2) */
type Target = { to: string; page?: never } | { to?: never; page: PathKey }

/** A link to a page of this site, in its locale. A real `<a>`: start-navigation.ts makes the click a navigation without a reload. */
export function SiteLink({ to, page, children, ...attributes }: Target & Omit<ComponentProps<'a'>, 'href'>) {
  const { addressing } = useSite()
  const { paths, locatorQuery } = LOCALES[addressing.locale]
  const path = page === undefined ? to : paths[page] + (page === 'stationLocator' ? locatorQuery : '')
  return (
    <a {...attributes} href={localizedHref(path, addressing)}>
      {children}
    </a>
  )
}

/** A link to a view of the page shown, which owns its query (own-query.ts): '?view=orders'. */
export function QueryLink({ search, children, ...attributes }: { search: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...attributes} href={usePageHref() + search}>
      {children}
    </a>
  )
}
