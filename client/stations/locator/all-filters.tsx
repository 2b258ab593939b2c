import { memo, type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersIn } from './locator-changes.ts'
import { useLocatorQuery } from './locator-context.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface AllFiltersProps {
  counts: Record<string, number>
  total: number
}

/** "All filters": a dialog where scripts run, until then and without them a panel that opens in its place. */
export const AllFilters = memo(function AllFilters(props: AllFiltersProps) {
  const isHydrated = useHydrated()
  const wasOpen = useRef(false)

  function keepOpen(panel: HTMLDetailsElement): () => void {
    return () => {
      wasOpen.current = panel.open
    }
  }

  return (
    <div className="locator-all">
      {isHydrated ? (
        <FilterDialog {...props} face={<Face />} openAtOnce={wasOpen} />
      ) : (
        <details className="ui-collapse" ref={keepOpen}>
          <summary className="locator-pill locator-all-opener">
            <Face />
          </summary>
          <FilterForm {...props} />
        </details>
      )}
    </div>
  )
})

/** What the opener says, and how many are chosen. */
function Face(): ReactNode {
  const t = useTranslate('stations')
  const chosen = filtersIn(useLocatorQuery().query)
  return (
    <>
      <Icon name="sliders-horizontal" />
      {t('filters.all')}
      {chosen > 0 && <span className="locator-badge">{chosen}</span>}
    </>
  )
}
