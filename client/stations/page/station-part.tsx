import type { ReactNode } from 'react'
import type { IconName } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'

interface StationPartCardProps {
  icon: IconName
  title: string
  /** cards in its row, of which the first row has at most three */
  inRow: number
  /** at the right of the title: a price or a state */
  beside?: ReactNode
  children?: ReactNode
}

/** A card of a station's page: one part of the station, with its amounts and prices. */
export function StationPartCard({ icon, title, inRow, beside, children }: StationPartCardProps) {
  return (
    <section className="station-part ui-card" data-in-row={inRow}>
      <div className="station-part-head ui-row ui-spread">
        <h2 className="station-part-title">
          <Icon name={icon} />
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}

/** More of a card, after a press. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="station-fold">
      <summary className="ui-quiet ui-line ui-spread">
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
