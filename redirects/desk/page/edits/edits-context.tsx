import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { Changes } from '../../wire.ts'
import { type DeskFailure, failureKind, tellDesk } from '../api/call-desk.ts'
import { useNotify } from '../notices/notices.tsx'
import { usePlace } from '../place-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../texts/texts-context.tsx'

export interface SaveOptions {
  why?: string
  /** the failure is shown where the change was made */
  isQuiet?: boolean
}
type Outcome = { kind: 'saved' } | { kind: 'failed'; failure: DeskFailure['kind'] }

interface Edits {
  /** Saves changes in the draft at once: one batch, undone at once. */
  save: (changes: readonly EntryChange[], options?: SaveOptions) => Promise<Outcome>
  undo: (batch: string) => Promise<void>
  /** Takes all changes out of the draft, if it is still the one of the revision. */
  discard: (revision: number, options?: SaveOptions) => Promise<Outcome>
  /** A part of an import: parts of one batch are undone at once. @throws DeskFailure: the import stops */
  saveImport: (changes: readonly EntryChange[], options: { batch: string; why: string }) => Promise<void>
  /** Tells the API anything else that changes something; what is shown is fetched again. */
  tell: <Path extends keyof Changes>(path: Path, body: Record<string, unknown>) => Promise<Changes[Path] | undefined>
}

const EditsContext = createContext<Edits | undefined>(undefined)

/** Changes of the draft, each with its Undo: in the notice, by Ctrl+Z where no field has the focus, and in the history. */
export function EditsProvider({ children }: { children: ReactNode }) {
  const { locale } = usePlace().place
  const { askForLogin } = useSession()
  const { mutate } = useSWRConfig()
  const { t, named } = useTexts()
  const notify = useNotify()
  /** what Ctrl+Z takes back, the last one last */
  const batches = useRef<string[]>([])

  const edits = useMemo<Edits>(() => {
    const refresh = () => mutate((key) => !(Array.isArray(key) && key[0] === 'session'))
    function failed(error: unknown, isQuiet = false): Outcome {
      const failure = failureKind(error)
      if (failure === 'not-logged-in') askForLogin()
      // what stands there now is shown beside one's own text
      if (failure === 'changed-meanwhile' || failure === 'live-changed') void refresh()
      if (!isQuiet) notify({ text: named('failures', failure), isFault: true })
      return { kind: 'failed', failure }
    }
    const save = (changes: readonly EntryChange[], options?: SaveOptions) => sent('changes', { changes }, options)
    const discard = (revision: number, options?: SaveOptions) => sent('discard', { revision }, options)
    async function sent(
      path: 'changes' | 'discard',
      body: Record<string, unknown>,
      { why = '', isQuiet }: SaveOptions = {},
    ): Promise<Outcome> {
      try {
        const { batch } = await tellDesk(path, { locale, why, ...body })
        if (batch !== undefined) {
          batches.current.push(batch)
          notify({ text: t('edits.saved'), undo: () => void undo(batch) })
        }
        await refresh()
        return { kind: 'saved' }
      } catch (error) {
        return failed(error, isQuiet)
      }
    }
    async function saveImport(changes: readonly EntryChange[], { batch, why }: { batch: string; why: string }): Promise<void> {
      const saved = await tellDesk('changes', { locale, why, kind: 'import', changes, batch })
      const undone = saved.batch ?? batch
      batches.current = [...batches.current.filter((other) => other !== undone), undone]
      notify({ text: t('edits.saved'), undo: () => void undo(undone) })
      void refresh()
    }
    async function undo(batch: string): Promise<void> {
      try {
        await tellDesk('undo', { locale, batch })
        batches.current = batches.current.filter((other) => other !== batch)
        notify({ text: t('edits.undone') })
        await refresh()
      } catch (error) {
        failed(error)
      }
    }
    async function tell<Path extends keyof Changes>(path: Path, body: Record<string, unknown>): Promise<Changes[Path] | undefined> {
      try {
        const answer = await tellDesk(path, { locale, ...body })
        await refresh()
        return answer
      } catch (error) {
        failed(error)
        return undefined
      }
    }
    return { save, saveImport, undo, discard, tell }
  }, [locale, askForLogin, mutate, notify, t, named])

  useEffect(() => {
    batches.current = []
  }, [locale])
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField(event.target)) return
      const last = batches.current.at(-1)
      if (last === undefined) return
      event.preventDefault()
      void edits.undo(last)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [edits])
  return <EditsContext value={edits}>{children}</EditsContext>
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
}

export function useEdits(): Edits {
  const edits = use(EditsContext)
  if (!edits) throw new Error('useEdits needs an EditsProvider')
  return edits
}
