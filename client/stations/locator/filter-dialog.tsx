import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../modals/dialog.tsx'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/icon.tsx'
import { CountAnnouncement } from './count-announcement.tsx'
import { FilterForm } from './filter-form.tsx'
import { useFilterChoice } from './use-filter-choice.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface FilterDialogProps {
  counts: Record<string, number>
  total: number
  /** what its opener shows */
  face: ReactNode
  /** it stands in for a panel that was open */
  openAtOnce: RefObject<boolean>
}

/** The filters over the page, there from the first opening on: what is chosen counts at once behind it, and its button says how many stations that leaves. */
export function FilterDialog({ counts, total, face, openAtOnce }: FilterDialogProps) {
  const t = useTranslate('stations')
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { query, choose, start } = useFilterChoice()

  // thirty filters that nobody has asked for yet would be drawn anew with each answer
  const [hasOpened, setOpened] = useState(false)

  useEffect(() => {
    if (!openAtOnce.current) return
    dialog.current?.showModal()
    startTransition(() => setOpened(true))
  }, [openAtOnce])

  function open(): void {
    start()
    dialog.current?.showModal()
    // the dialog is seen at once, thirty icons take a phone longer than a blink
    if (!hasOpened) afterPaint(() => startTransition(() => setOpened(true)))
  }

  return (
    <>
      <button type="button" className="locator-pill locator-all-opener" aria-haspopup="dialog" onClick={open}>
        {face}
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
