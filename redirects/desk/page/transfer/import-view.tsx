import { type SubmitEvent, useId, useState } from 'react'
import { chosenChanges, PREVIEW_KINDS, type PreviewKind, type PreviewLine } from '#redirects/transfer/preview-import.ts'
import { FORMATS, isFormat } from '#redirects/transfer/formats.ts'
import { type ReadImport, readImport } from '#redirects/transfer/read-import.ts'
import { tellDesk } from '../api/call-desk.ts'
import { saveImport } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { inChunks } from '../ui/in-chunks.ts'
import { TextSource } from '../ui/text-source.tsx'
import { useLongWork } from '../ui/use-long-work.ts'
import { WorkProgress } from '../ui/work-progress.tsx'
import { ImportPreview } from './import-preview.tsx'
import { keepText, readKeptText } from './kept-text.ts'

const LEFT_KINDS: readonly PreviewKind[] = ['conflicting', 'refused']
/** Lines per request: about 500 kB. */
const CHUNK_LINES = 2_000

/** Imports a file of rules: the page reads it, the API compares it with the table, the editor chooses what is saved in the draft. */
export default function ImportView() {
  const { locale } = usePlace()
  const { session, canEdit } = useSession()
  const { t, count } = useTexts()
  const id = useId()
  const [source, setSource] = useState(() => ({ text: readKeptText(), isGuess: false }))
  const [read, setRead] = useState<ReadImport>()
  const [lines, setLines] = useState<PreviewLine[]>([])
  const [saved, setSaved] = useState<number>()
  const reading = useLongWork()
  const saving = useLongWork()

  /** Stores a new text, and clears the preview of the previous one. */
  function begin(given: typeof source): void {
    setSource(given)
    keepText(given.text)
    setRead(undefined)
    setLines([])
    setSaved(undefined)
  }

  async function preview(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const format = String(new FormData(event.currentTarget).get('format'))
    const result = readImport(source.text, { locale, hosts: session.hosts }, isFormat(format) ? format : undefined)
    setRead(source.isGuess ? { ...result, notices: [...result.notices, 'windows1252'] } : result)
    setLines([])
    setSaved(undefined)
    await reading.start(result.rules.length, (control) =>
      inChunks(
        result.rules,
        CHUNK_LINES,
        async (rules) => {
          const seen = await tellDesk('import', { locale, rules }, control.signal)
          setLines((before) => [...before, ...seen])
        },
        control,
      ),
    )
  }

  async function take(kinds: ReadonlySet<PreviewKind>) {
    const changes = chosenChanges(lines, kinds)
    const batch = crypto.randomUUID()
    await saving.start(changes.length, async (control) => {
      await inChunks(
        changes,
        CHUNK_LINES,
        async (chunk) => {
          await saveImport(chunk, { batch, why: t('import.why', { format: t(`formats.${read?.format ?? 'csv'}`) }) })
          setSaved((before = 0) => before + chunk.length)
        },
        control,
      )
      if (!control.signal.aborted) keepText('')
    })
  }

  return (
    <>
      <h1>{t('views.import')}</h1>
      <form className="stack" onSubmit={(event) => void preview(event)}>
        <TextSource hint={t('import.hint')} text={source.text} onText={(text, isGuess) => begin({ text, isGuess })} />
        <p className="actions">
          <label htmlFor={`${id}-format`}>{t('formats.label')}</label>
          <select id={`${id}-format`} name="format" onChange={() => begin(source)}>
            <option value="">{t('formats.detect')}</option>
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {t(`formats.${format}`)}
              </option>
            ))}
          </select>
          <button className="primary" disabled={source.text.trim() === ''} aria-busy={reading.progress !== undefined}>
            {t('import.preview')}
          </button>
        </p>
      </form>
      <WorkProgress work={reading} text="import.progress" stoppedText="import.stopped" />
      {read && reading.outcome === 'done' && (
        <ImportPreview
          read={read}
          lines={lines}
          // after saving: the lines that still need a correction
          kinds={saved === undefined ? PREVIEW_KINDS : LEFT_KINDS}
          onTake={canEdit && saved === undefined ? (kinds) => void take(kinds) : undefined}
        />
      )}
      <WorkProgress work={saving} text="import.progress" stoppedText="import.stopped" />
      {saved !== undefined && (
        <p className="note" aria-live="polite">
          {t('import.done', { count: count(saved) })} <PlaceLink to={{ view: 'draft' }}>{t('import.toDraft')}</PlaceLink>
        </p>
      )}
    </>
  )
}
