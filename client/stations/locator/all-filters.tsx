import { memo, type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Dialog } from '../../modals/dialog.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/icon.tsx'
import { CountAnnouncement } from './count-announcement.tsx'
import { choiceOf, FilterForm } from './filter-form.tsx'
import { type QueryChange, withChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

interface AllFiltersProps {
  counts: Record<string, number>
  total: number
}

/** "All filters": a dialog once the browser has all stations, until then and without a script a panel that opens in its place. */
export const AllFilters = memo(function AllFilters(props: AllFiltersProps) {
  const { ready } = useLocatorContext()
  const openPanel = useRef<HTMLFormElement>(null)
  return (
    <div className="locator-all">
      {ready ? (
        <FilterDialog {...props} openPanel={openPanel} />
      ) : (
        <details
          className="ui-collapse"
          ref={(panel) => () => {
            openPanel.current = panel?.open ? panel.querySelector('form') : null
          }}
        >
          <summary className="locator-pill locator-all-opener">
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

interface FilterDialogProps extends AllFiltersProps {
  /** the form of a panel that was open when the dialog replaced it */
  openPanel: RefObject<HTMLFormElement | null>
}

/** What is chosen counts at once behind it, and its button says how many stations that leaves. */
function FilterDialog({ counts, total, openPanel }: FilterDialogProps) {
  const t = useTranslate('stations')
  const { goTo } = useLocatorContext()
  const dialog = useRef<HTMLDialogElement>(null)
  // the form is rendered from the first opening on, not with each answer before it
  const [hasOpened, setOpened] = useState(false)
  // one entry of the history, however many choices
  const hasEntry = useRef(false)
  const close = () => dialog.current?.close()

  function open(): void {
    hasEntry.current = false
    dialog.current?.showModal()
    // the dialog is seen at once, thirty filters take a phone longer
    if (!hasOpened) afterPaint(() => startTransition(() => setOpened(true)))
  }

  function choose(change: QueryChange): void {
    goTo(change, hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }

  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    open()
    choose((now) => withChange(now, choiceOf(form)))
  })

  useEffect(() => {
    if (openPanel.current) takeOver(openPanel.current)
  }, [openPanel])

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
        {hasOpened && <FilterForm counts={counts} total={total} choosing={{ choose, done: close }} />}
        {/* the page's own is silent while the dialog is open */}
        <CountAnnouncement total={total} />
      </Dialog>
    </>
  )
}
