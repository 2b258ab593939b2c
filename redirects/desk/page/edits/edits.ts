// Changes of the draft. Each can be undone: in its notice, by Ctrl+Z outside of fields, and in the history.
import { mutate } from 'swr'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { Changes } from '../../wire.ts'
import { type DeskFailure, failureKind, tellDesk } from '../api/call-desk.ts'
import { notify } from '../notices/notices.tsx'
import { placeStore } from '../place-store.ts'
import { askForLogin } from '../session/session.ts'
import { currentTexts } from '../texts/texts.ts'

interface SaveOptions {
  why?: string
  /** the failure is shown where the change was made */
  isQuiet?: boolean
}
type Outcome = { kind: 'saved' } | { kind: 'failed'; failure: DeskFailure['kind'] }
interface Batch {
  locale: LocaleCode
  batch: string
}

/** What Ctrl+Z can undo, the latest last. */
let batches: Batch[] = []

/** Saves changes in the draft as one batch. */
export function save(changes: readonly EntryChange[], options?: SaveOptions): Promise<Outcome> {
  return send('changes', { changes }, options)
}

/** Removes all changes from the draft, if it still has this revision. */
export function discard(revision: number, options?: SaveOptions): Promise<Outcome> {
  return send('discard', { revision }, options)
}

/** Saves a part of an import. All parts have one batch, so one press undoes them. @throws DeskFailure: the import stops */
export async function saveImport(changes: readonly EntryChange[], { batch, why }: { batch: string; why: string }): Promise<void> {
  const { locale } = placeStore.place
  const saved = await tellDesk('changes', { locale, why, kind: 'import', changes, batch })
  offerUndo({ locale, batch: saved.batch ?? batch })
  void refresh()
}

export async function undo(batch: string, locale = placeStore.place.locale): Promise<void> {
  try {
    await tellDesk('undo', { locale, batch })
    batches = batches.filter((other) => other.batch !== batch)
    notify({ text: currentTexts().t('edits.undone') })
    await refresh()
  } catch (error) {
    failed(error)
  }
}

/** For a keydown listener: Ctrl+Z outside of fields. */
export function undoByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField(event.target)) return
  const last = batches.findLast(({ locale }) => locale === placeStore.place.locale)
  if (!last) return
  event.preventDefault()
  void undo(last.batch)
}

/** Sends any other change, and reloads the visible data. */
export async function tell<Path extends keyof Changes>(path: Path, body: Record<string, unknown>): Promise<Changes[Path] | undefined> {
  try {
    const answer = await tellDesk(path, { locale: placeStore.place.locale, ...body })
    await refresh()
    return answer
  } catch (error) {
    failed(error)
    return undefined
  }
}

async function send(path: 'changes' | 'discard', body: Record<string, unknown>, { why = '', isQuiet }: SaveOptions = {}): Promise<Outcome> {
  const { locale } = placeStore.place
  try {
    const { batch } = await tellDesk(path, { locale, why, ...body })
    if (batch !== undefined) offerUndo({ locale, batch })
    await refresh()
    return { kind: 'saved' }
  } catch (error) {
    return failed(error, isQuiet)
  }
}

function offerUndo(saved: Batch): void {
  batches = [...batches.filter(({ batch }) => batch !== saved.batch), saved]
  notify({ text: currentTexts().t('edits.saved'), undo: () => void undo(saved.batch, saved.locale) })
}

function failed(error: unknown, isQuiet = false): Outcome {
  const failure = failureKind(error)
  if (failure === 'not-logged-in') askForLogin()
  // the form then shows the colleague's line beside the editor's own text
  if (failure === 'draft-changed' || failure === 'live-changed') void refresh()
  if (!isQuiet) notify({ text: currentTexts().named('failures', failure), isFault: true })
  return { kind: 'failed', failure }
}

function refresh(): Promise<unknown> {
  return mutate((key) => !(Array.isArray(key) && key[0] === 'session'))
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
}
