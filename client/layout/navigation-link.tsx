import type { NavigationItem } from '#shared/contract/layout.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'

interface NavigationLinkProps {
  item: NavigationItem
  trail: NavigationItem[]
  className: string
}

/** An item of the navigation tree: a link, or only its name where it has no page of its own. */
export function NavigationLink({ item, trail, className }: NavigationLinkProps) {
  const { path } = useSite()
  if (item.url === '') return <span className={className}>{item.text}</span>
  return (
    <SiteLink to={item.url} className={className} aria-current={navigationMark(item, trail, path)}>
      {item.text}
    </SiteLink>
  )
}

/** What a navigation item is to the page shown: the page itself, on the way to it, or neither. */
export function navigationMark(item: NavigationItem, trail: NavigationItem[], path: string): 'page' | 'true' | undefined {
  const place = trail.findIndex(({ id }) => id === item.id)
  if (place < 0) return undefined
  return place === trail.length - 1 && item.url.replace(/[?#].*$/s, '') === path ? 'page' : 'true'
}
