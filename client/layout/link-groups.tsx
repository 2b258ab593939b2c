import type { Footer } from '#shared/contract/layout.ts'
import { useBreakpoints } from '../ui/use-breakpoints.ts'
import { LinkGroup } from './link-group.tsx'

/** §2.6: groups that collapse on mobile and stay open on desktop. Until a script runs, CSS alone keeps them open there (layout.css). */
export function LinkGroups({ groups }: { groups: Footer['linkGroups'] }) {
  const { largeMobile } = useBreakpoints()
  if (groups.length === 0) return null
  return (
    <div className="layout-link-groups">
      {groups.map((group, index) => (
        <LinkGroup key={`${index} ${group.title}`} group={group} staysOpen={largeMobile} />
      ))}
    </div>
  )
}
