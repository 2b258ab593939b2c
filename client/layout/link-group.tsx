import type { Footer } from '#shared/contract/layout.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { iconAfter } from '../ui/icon.tsx'

interface LinkGroupProps {
  group: Footer['linkGroups'][number]
  staysOpen: boolean
}

export function LinkGroup({ group, staysOpen }: LinkGroupProps) {
  return (
    <details className="layout-link-group ui-collapse" open={staysOpen}>
      <summary className={`layout-link-group-title ${iconAfter('chevron-down')}`} tabIndex={staysOpen ? -1 : undefined}>
        <h2>{group.title}</h2>
      </summary>
      <ul className="layout-link-group-links">
        {group.links.map((link, index) => (
          <li key={`${index} ${link.text}`}>
            <TargetLink target={link.target} sameTab={link.sameTab} className="layout-footer-link">
              {link.text}
            </TargetLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
