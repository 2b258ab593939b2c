import { type SubmitEvent, useState } from 'react'
import { createLogReader } from '#redirects/replay/read-log.ts'
import { addReplayed, nothingReplayed, type Replayed } from '#redirects/replay/replay.ts'
import { askDesk, tellDesk } from '../api/call-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { inChunks } from '../ui/in-chunks.ts'
import { TextSource } from '../ui/text-source.tsx'
import { useLongWork } from '../ui/use-long-work.ts'
import { VersionChoice } from '../ui/version-choice.tsx'
import { WorkProgress } from '../ui/work-progress.tsx'
import { ReplayResults } from './replay-results.tsx'

const CHUNK_ADDRESSES = 5_000
const PIECE_CHARACTERS = 1_000_000

/** Shows, before publishing, how the draft would answer the addresses that visitors requested. */
export default function ReplayView() {
  const { locale } = usePlace()
  const { t, count } = useTexts()
  const [text, setText] = useState('')
  const [source, setSource] = useState<'last' | 'log'>('last')
  const [version, setVersion] = useState('')
  const [results, setResults] = useState<Replayed>()
  const [total, setTotal] = useState(0)
  const [unread, setUnread] = useState(0)
  const work = useLongWork()
  /** Clears the results of the previous source and version. */
  function choose(name: typeof source, of = version): void {
    setSource(name)
    setVersion(of)
    setResults(undefined)
  }
  async function replay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setResults(undefined)
    await work.start(0, async (control) => {
      const log = source === 'log' ? await readLog(text, control.signal) : undefined
      if (control.signal.aborted) return
      setUnread(log?.unread ?? 0)
      const asked = log ? [...log.visits] : await askDesk('visited', { locale })
      setTotal(asked.length)
      setResults(nothingReplayed())
      await inChunks(
        asked,
        CHUNK_ADDRESSES,
        async (chunk) => {
          const seen = await tellDesk('replay', { locale, addresses: chunk, ...(version && { version }) }, control.signal)
          setResults((before = nothingReplayed()) => addReplayed(before, seen))
        },
        control,
      )
    })
  }
  return (
    <>
      <div className="head">
        <h1>{t('views.replay')}</h1>
      </div>
      <p className="lead">{t('replay.hint')}</p>
      <div className="body">
        <form className="stack narrow" onSubmit={(event) => void replay(event)}>
          <fieldset>
            <legend className="label">{t('replay.which')}</legend>
            {(['last', 'log'] as const).map((name) => (
              <label key={name} className="radio">
                <input type="radio" name="source" checked={source === name} onChange={() => choose(name)} /> {t(`replay.${name}`)}
              </label>
            ))}
          </fieldset>
          <VersionChoice label={t('replay.of')} none={t('export.draft')} version={version} onChoose={(name) => choose(source, name)} />
          {source === 'log' && <TextSource hint={t('replay.paste')} text={text} onText={setText} />}
          <button className="btn btn-dark" aria-busy={work.progress !== undefined} disabled={source === 'log' && text.trim() === ''}>
            {t('replay.start')}
          </button>
        </form>
        <WorkProgress work={work} text="replay.progress" stoppedText="replay.stopped" />
        {results && work.outcome === 'done' && (
          <p aria-live="polite" className="note">
            {total === 0 ? t('replay.none') : t('replay.done', { total: count(total) })}
          </p>
        )}
        {results && unread > 0 && <p className="note warn">{t('replay.unread', { count: count(unread) })}</p>}
      </div>
      {results && total > 0 && <ReplayResults replayed={results} />}
    </>
  )
}

/** Reads a log in pieces: the page stays responsive, and reading can be stopped. */
async function readLog(log: string, signal: AbortSignal) {
  const reader = createLogReader()
  for (let at = 0; at < log.length && !signal.aborted; at += PIECE_CHARACTERS) {
    reader.add(log.slice(at, at + PIECE_CHARACTERS))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return reader.end()
}
