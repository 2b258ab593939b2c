import type { Footer } from '#shared/contract/layout.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { useBreakpoints } from '../ui/use-breakpoints.ts'

/**
 * §2.6: groups that collapse on mobile and stay open on desktop. Before hydration CSS keeps them
 * open on desktop (site-footer.css).
 */
export function LinkGroups({ groups }: { groups: Footer['linkGroups'] }) {
  const { largeMobile: staysOpen } = useBreakpoints()
  if (groups.length === 0) return null
  return (
    <div className="layout-link-groups">
      {groups.map(({ title, links }, index) => (
        <details
          key={`${index} ${title}`}
          className="layout-link-group ui-collapse"
          open={staysOpen}
        >
          <summary
            className={`layout-link-group-title ui-line ui-spread ${iconAfter('chevron-down')}`}
            tabIndex={staysOpen ? -1 : undefined}
          >
            <h2>{title}</h2>
          </summary>
          <ul className="layout-link-group-links">
            {links.map((link, position) => (
              <li key={`${position} ${link.text}`}>
                <TargetLink {...link} className="layout-footer-link" />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
