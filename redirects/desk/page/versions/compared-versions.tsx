import { useState } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangesTable } from '../ui/changes-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { versionName } from './version-name.ts'
import type { VersionLine } from './version-rows.ts'

interface ComparedVersionsProps {
  /** one or two, the older first */
  lines: readonly VersionLine[]
  live: VersionLine | undefined
  onClear: () => void
}

/** The chosen versions, with buttons that compare them. */
export function ComparedVersions({ lines, live, onClear }: ComparedVersionsProps) {
  const { locale } = usePlace()
  const texts = useTexts()
  const { t, many } = texts
  const [compared, setCompared] = useState<{ from: string; to: string; title: string }>()
  const [from, to] = lines
  const differences = useDesk(from && to ? 'compare' : undefined, { locale, from: from?.version, to: to?.version }).data
  if (!from) return null
  const label = (line: VersionLine) => (line.seq === undefined ? versionName(texts, line) : String(line.seq))
  function show(other: VersionLine | 'draft' | undefined) {
    if (!from || !other) return
    const [end, name] = other === 'draft' ? ['draft', t('filters.draft')] : [other.version, versionName(texts, other)]
    setCompared({ from: from.version, to: end, title: t('versions.compared', { from: versionName(texts, from), to: name }) })
  }
  return (
    <fieldset className="chosen" aria-label={t('versions.chosen')}>
      <p aria-live="polite">
        <b>{lines.map((line) => versionName(texts, line)).join(' · ')}</b>{' '}
        {differences && <span className="quiet">· {many('versions.differ', differences.length)}</span>}
      </p>
      {to ? (
        <button type="button" className="btn" onClick={() => show(to)}>
          {t('versions.compare', { from: label(from), to: label(to) })}
        </button>
      ) : (
        <>
          {live && live.version !== from.version && (
            <button type="button" className="btn" onClick={() => show(live)}>
              {t('versions.compareLive')}
            </button>
          )}
          <button type="button" className="btn" onClick={() => show('draft')}>
            {t('versions.compareDraft')}
          </button>
        </>
      )}
      <button type="button" className="btn btn-plain push" onClick={onClear}>
        {t('selection.clear')} <kbd>Esc</kbd>
      </button>
      {compared && (
        <Dialog title={compared.title} onClose={() => setCompared(undefined)} focusOn="h1">
          <Differences from={compared.from} to={compared.to} title={compared.title} />
        </Dialog>
      )}
    </fieldset>
  )
}

function Differences({ from, to, title }: { from: string; to: string; title: string }) {
  const { locale } = usePlace()
  const { t, many } = useTexts()
  const changes = useDesk('compare', { locale, from, to })
  return (
    <Loaded of={changes}>
      {(loaded) => (
        <>
          <p aria-live="polite">{loaded.length === 0 ? t('versions.same') : many('versions.differ', loaded.length)}</p>
          <ChangesTable caption={title} changes={loaded} />
        </>
      )}
    </Loaded>
  )
}
