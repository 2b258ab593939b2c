import { memo, useEffect, useRef, useState } from 'react'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Dialog } from '../../modals/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CountAnnouncement } from './count-announcement.tsx'
import { FilterForm } from './filter-form.tsx'
import type { QueryChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

interface AllFiltersProps {
  counts: Record<string, number>
  total: number
}

/** "All filters": a panel in the page until the browser has all stations, then a dialog. A panel that is open at that time stays a panel. */
export const AllFilters = memo(function AllFilters(props: AllFiltersProps) {
  const { ready } = useLocatorContext()
  const panel = useRef<HTMLDetailsElement>(null)
  const [isDialog, setDialog] = useState(false)

  useEffect(() => {
    if (ready && !panel.current?.open) setDialog(true)
  }, [ready])

  return (
    <div className="locator-all">
      {isDialog ? (
        <FilterDialog {...props} />
      ) : (
        <details className="ui-collapse" ref={panel}>
          <summary className="locator-pill ui-link locator-all-opener">
            <OpenerContent />
          </summary>
          <FilterForm {...props} />
        </details>
      )}
    </div>
  )
})

function OpenerContent() {
  const t = useTranslate('stations')
  const chosen = choicesIn(useLocatorContext().query).length
  return (
    <>
      <Icon name="sliders-horizontal" />
      {t('filters.all')}
      {chosen > 0 && <span className="locator-badge">{chosen}</span>}
    </>
  )
}

/** Each choice applies at once to the list behind the dialog. The button says how many stations are left. */
function FilterDialog({ counts, total }: AllFiltersProps) {
  const t = useTranslate('stations')
  const { goTo } = useLocatorContext()
  const [isOpen, setOpen] = useState(false)
  // one history entry for all choices
  const hasEntry = useRef(false)
  const close = () => setOpen(false)

  function open(): void {
    hasEntry.current = false
    setOpen(true)
  }

  function choose(change: QueryChange): void {
    goTo(change, hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }

  return (
    <>
      <button type="button" className="locator-pill ui-link locator-all-opener" aria-haspopup="dialog" onClick={open}>
        <OpenerContent />
      </button>
      <Dialog open={isOpen} onClose={close} label={t('filters.all')} className="modals-card locator-all-dialog">
        <header className="modals-header">
          <h2 className="modals-title">{t('filters.all')}</h2>
          <button type="button" className="ui-icon-button" aria-label={t('filters.close')} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        {isOpen && <FilterForm counts={counts} total={total} choosing={{ choose, done: close }} />}
        {/* the page's own announcement is inert while the dialog is open */}
        <CountAnnouncement total={total} />
      </Dialog>
    </>
  )
}
