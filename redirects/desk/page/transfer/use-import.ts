import { useState } from 'react'
import type { Format } from '#redirects/transfer/formats.ts'
import type { Mend } from '#redirects/transfer/mend-address.ts'
import { chosenChanges, type PreviewLine } from '#redirects/transfer/preview-import.ts'
import { type ReadImport, readImport } from '#redirects/transfer/read-import.ts'
import { tellDesk } from '../api/call-desk.ts'
import { saveImport } from '../edits/edits.ts'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { inChunks } from '../ui/in-chunks.ts'
import { useLongWork } from '../ui/use-long-work.ts'
import { keepText, readKeptText } from './kept-text.ts'

/** Lines per request: about 500 kB. */
const CHUNK_LINES = 2_000

interface Source {
  text: string
  isGuess: boolean
  /** of the file */
  name?: string | undefined
}

interface Preview {
  read: ReadImport
  lines: PreviewLine[]
}

/** An import: the page reads the text, the API compares its lines with the table, the chosen lines are saved in the draft. */
export function useImport() {
  const { locale } = usePlace()
  const { session } = useSession()
  const { t } = useTexts()
  const [source, setSource] = useState<Source>(() => ({ text: readKeptText(), isGuess: false }))
  const [format, setFormat] = useState<Format>()
  const [mends, setMends] = useState<ReadonlySet<Mend>>(new Set())
  const [targets, setTargets] = useState<ReadonlyMap<number, string>>(new Map())
  const [preview, setPreview] = useState<Preview>()
  const [saved, setSaved] = useState<number>()
  const reading = useLongWork()
  const saving = useLongWork()

  /** Stores a new text, and clears the preview of the previous one. */
  function begin(given: Source): void {
    setSource(given)
    keepText(given.text)
    back()
  }
  function back(): void {
    setPreview(undefined)
    setSaved(undefined)
    setMends(new Set())
    setTargets(new Map())
  }
  async function show(chosen: ReadonlySet<Mend>, picked: ReadonlyMap<number, string>) {
    const { hosts, ownHosts } = session
    const result = readImport(source.text, { locale, hosts, ownHosts, mends: chosen, targets: picked }, format)
    const read: ReadImport = source.isGuess ? { ...result, notices: [...result.notices, 'windows1252'] } : result
    await reading.start(read.rules.length, async (control) => {
      const lines: PreviewLine[] = []
      await inChunks(
        read.rules,
        CHUNK_LINES,
        async (rules) => {
          lines.push(...(await tellDesk('import', { locale, rules }, control.signal)))
        },
        control,
      )
      if (control.signal.aborted) return
      setMends(chosen)
      setTargets(picked)
      setPreview({ read, lines })
    })
  }
  async function takeLines(lines: readonly PreviewLine[]) {
    const changes = chosenChanges(lines, new Set(['new', 'changed', 'conflicting']))
    const batch = crypto.randomUUID()
    const why = source.name ?? t('import.why', { format: t(`formats.${preview?.read.format ?? 'csv'}`) })
    await saving.start(changes.length, async (control) => {
      await inChunks(
        changes,
        CHUNK_LINES,
        async (chunk) => {
          await saveImport(chunk, { batch, why, total: changes.length })
          setSaved((before = 0) => before + chunk.length)
        },
        control,
      )
      if (!control.signal.aborted) keepText('')
    })
  }
  return {
    source,
    format,
    setFormat,
    begin,
    back,
    preview,
    /** Shows the lines, fixed in these ways. */
    show: () => show(new Set(), new Map()),
    mend: (added: Iterable<Mend>) => show(new Set([...mends, ...added]), targets),
    pickTarget: (lines: readonly number[], target: string) =>
      show(mends, new Map([...targets, ...lines.map((line) => [line, target] as const)])),
    takeLines,
    /** lines that were saved; undefined: none yet */
    saved,
    reading,
    saving,
  }
}

export type Import = ReturnType<typeof useImport>
