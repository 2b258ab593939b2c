import { memo, type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Dialog } from '../../modals/dialog.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CountAnnouncement } from './count-announcement.tsx'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import { useLocatorContext } from './locator-context.ts'
import { useFilterChoice } from './use-filter-choice.ts'

/** "All filters": a dialog where scripts run, until then and without them a panel that opens in its place. */
export const AllFilters = memo(function AllFilters(props: FilterFormProps) {
  const isHydrated = useHydrated()
  const wasOpen = useRef(false)
  if (isHydrated)
    return (
      <div className="locator-all">
        <FilterDialog {...props} wasOpen={wasOpen} />
      </div>
    )
  return (
    <div className="locator-all">
      <details
        className="ui-collapse"
        ref={(panel) => () => {
          wasOpen.current = panel?.open === true
        }}
      >
        <summary className="locator-pill locator-all-opener">
          <OpenerContent />
        </summary>
        <FilterForm {...props} />
      </details>
    </div>
  )
})

function OpenerContent(): ReactNode {
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

/** What is chosen counts at once behind it, and its button says how many stations that leaves. */
function FilterDialog({ counts, total, wasOpen }: FilterFormProps & { wasOpen: RefObject<boolean> }) {
  const t = useTranslate('stations')
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { query, choose, start } = useFilterChoice()
  // the form is rendered from the first opening on, not with each answer before it
  const [hasOpened, setOpened] = useState(false)

  function open(): void {
    start()
    dialog.current?.showModal()
    // the dialog is seen at once, thirty filters take a phone longer
    if (!hasOpened) afterPaint(() => startTransition(() => setOpened(true)))
  }

  useEffect(() => {
    if (!wasOpen.current) return
    dialog.current?.showModal()
    startTransition(() => setOpened(true))
  }, [wasOpen])

  return (
    <>
      <button type="button" className="locator-pill locator-all-opener" aria-haspopup="dialog" onClick={open}>
        <OpenerContent />
      </button>
      <Dialog ref={dialog} label={t('filters.all')} className="modals-card locator-all-dialog">
        <header className="modals-header">
          <h2 className="modals-title">{t('filters.all')}</h2>
          <button type="button" className="ui-icon-button" aria-label={t('filters.close')} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        {hasOpened && <FilterForm counts={counts} total={total} choice={{ query, choose, done: close }} />}
        {/* the page's own is silent while the dialog is open */}
        <CountAnnouncement total={total} />
      </Dialog>
    </>
  )
}
