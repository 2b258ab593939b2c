import { useState } from 'react'
import { MENDS } from '#redirects/transfer/mend-address.ts'
import { refusedFile } from '#redirects/transfer/refused-file.ts'
import { TargetDialog } from '../rule/target-dialog.tsx'
import { PlaceLink } from '../place-link.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { offerFile } from '../ui/offer-file.ts'
import { useSelection } from '../ui/use-selection.ts'
import { importGroups, type ImportRow, importTotals, linesToTake, refusalText, refusedRows } from './import-groups.ts'
import { ImportTable } from './import-table.tsx'
import type { Import } from './use-import.ts'

interface ImportPreviewProps {
  work: Import
  preview: NonNullable<Import['preview']>
}

/** The lines of the file by what happens with them, before any of it is saved. */
export function ImportPreview({ work, preview: { read, lines } }: ImportPreviewProps) {
  const { t, many, count } = useTexts()
  const { canEdit } = useSession()
  const [isFirstKept, setIsFirstKept] = useState(false)
  const [isColleagueReplaced, setIsColleagueReplaced] = useState(false)
  const [picking, setPicking] = useState<readonly ImportRow[]>([])
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const selection = useSelection<ImportRow>(({ line }) => t('import.line', { line }))
  const groups = importGroups(read, lines)
  const totals = importTotals(groups)
  const needs = MENDS.filter((mend) => read.mendable.some((line) => line.needs.includes(mend)))
  const taken = linesToTake(lines, { isFirstKept, isColleagueReplaced, left })
  const hiding = taken.filter(({ hides }) => hides !== undefined)
  const refused = refusedRows(groups, taken)
  const isSaved = work.saved !== undefined

  function download() {
    const rows = refused.map((row) => ({
      line: row.line,
      text: [row.source, row.target].filter(Boolean).join('  '),
      reason: refusalText(t, row),
    }))
    offerFile(refusedFile(rows), `refused-${work.source.name?.replace(/\.\w+$/, '') ?? 'lines'}.csv`)
  }
  function leaveOut(isLeft: boolean) {
    const chosen = [...selection.rows.values()].map(({ line }) => line)
    setLeft((before) => new Set(isLeft ? [...before, ...chosen] : [...before].filter((line) => !chosen.includes(line))))
    selection.clear()
  }
  if (totals.all === 0) return <p className="empty">{t('import.none')}</p>
  return (
    <>
      <section className="totals" aria-label={many('import.lines', totals.all)}>
        <p>
          <b>{count(totals.all)}</b> {t('import.inAll')}
        </p>
        <p className="good">
          <Icon name="check" />
          <b>{count(totals.fine)}</b> {t('import.fine')}
        </p>
        <p className="warn">
          <Icon name="wand" />
          <b>{count(totals.mendable)}</b> {t('import.mendable')}
        </p>
        <p className="bad">
          <Icon name="stop" />
          <b>{count(totals.refused)}</b> {t('import.refused')}
        </p>
        <div className="split" aria-hidden>
          <span className="good" style={{ flexGrow: totals.fine }} />
          <span className="warn" style={{ flexGrow: totals.mendable }} />
          <span className="bad" style={{ flexGrow: totals.refused }} />
        </div>
      </section>
      {read.notices.map((notice) => (
        <p key={notice} className="note notice-bar">
          <Icon name="info" />
          <span>{t(`import.notices.${notice}`)}</span>
        </p>
      ))}
      {(needs.length > 0 || refused.length > 0) && (
        <div className="act">
          {needs.length > 0 && canEdit && (
            <button type="button" className="btn btn-dark" onClick={() => void work.mend(needs)}>
              <Icon name="wand" />
              {many('import.mendAll', totals.mendable, { how: needs.map((mend) => t(`import.mends.${mend}`)).join(', ') })}
            </button>
          )}
          {refused.length > 0 && (
            <button type="button" className="btn" onClick={download}>
              <Icon name="download" />
              {many('import.download', refused.length)}
            </button>
          )}
        </div>
      )}
      <ImportTable
        groups={groups}
        left={left}
        selection={canEdit && !isSaved ? selection : undefined}
        onMend={(mend) => void work.mend([mend])}
        isFirstKept={isFirstKept}
        onKeepFirst={() => setIsFirstKept(!isFirstKept)}
        isColleagueReplaced={isColleagueReplaced}
        onReplaceColleague={() => setIsColleagueReplaced(!isColleagueReplaced)}
        onPickTarget={setPicking}
      />
      {picking.length > 0 && (
        <TargetDialog
          title={many('wanted.oneTargetFor', picking.length)}
          action={t('import.useTarget')}
          onClose={() => setPicking([])}
          onTake={async (target) => {
            setPicking([])
            selection.clear()
            await work.pickTarget(
              picking.map(({ line }) => line),
              target,
            )
          }}
        />
      )}
      {selection.rows.size > 0 && (
        <fieldset className="chosen" aria-label={t('import.selected')}>
          <p aria-live="polite">
            <b>{many('selection.amount', selection.rows.size)}</b>
          </p>
          <button type="button" className="btn" onClick={() => leaveOut(true)}>
            <Icon name="archive" />
            {t('import.leaveOut')}
          </button>
          <button type="button" className="btn" onClick={() => leaveOut(false)}>
            {t('import.takeAgain')}
          </button>
          <button type="button" className="btn btn-plain push" onClick={selection.clear}>
            {t('selection.clear')} <kbd>Esc</kbd>
          </button>
        </fieldset>
      )}
      {canEdit && !isSaved && (
        <div className="chosen ends-bar">
          <p aria-live="polite">
            <b>{many('import.comes', taken.length)}</b>{' '}
            <span className="quiet">
              <span className="only-wide">{t('import.notLive')}</span>{' '}
              {hiding.length > 0 && (
                <>
                  {many('import.hides', hiding.length)}{' '}
                  {hiding.slice(0, 2).map(({ key }) => (
                    <PlaceLink key={key} className="inline" to={{ view: 'explain', params: { address: key } }}>
                      {key}
                    </PlaceLink>
                  ))}
                </>
              )}
            </span>
          </p>
          <button type="button" className="btn push" onClick={work.back}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={needs.length > 0 ? 'btn' : 'btn btn-dark'}
            disabled={taken.length === 0}
            aria-busy={work.saving.progress !== undefined}
            onClick={() => void work.takeLines(taken)}
          >
            {many('import.take', taken.length)}
          </button>
        </div>
      )}
    </>
  )
}
