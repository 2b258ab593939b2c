import type { ComponentProps } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { useSite } from './site-context.tsx'

/** A link to a path of this site, in its locale. A real `<a>`: start-navigation.ts makes the click a navigation without a reload. */
export function SiteLink({ to, children, ...attributes }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { addressing } = useSite()
  return (
    <a {...attributes} href={localizedHref(to, addressing)}>
      {children}
    </a>
  )
}
