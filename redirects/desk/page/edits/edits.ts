// Changes of the draft. Each can be undone: at the foot of the page, by Ctrl+Z outside of fields, and in the history.
import { mutate } from 'swr'
import { proxy } from 'valtio'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { Changes } from '../../wire.ts'
import { type DeskFailure, failureKind, tellDesk } from '../api/call-desk.ts'
import { notify } from '../notices/notices.tsx'
import { placeStore } from '../place-store.ts'
import { askForLogin } from '../session/session.ts'
import { currentTexts } from '../texts/texts.ts'
import { type EditKind, nameOfEdit, sentenceOfEdit } from './edit-names.ts'

interface SaveOptions {
  why?: string
  /** names the change for undo; default: by the changes */
  kind?: EditKind
  /** the failure is shown where the change was made */
  isQuiet?: boolean
}
type Outcome = { kind: 'saved'; batch?: string | undefined } | { kind: 'failed'; failure: DeskFailure['kind'] }

interface Undo {
  locale: LocaleCode
  /** what it undoes: 'add /old' */
  name: string
  /** identifies it: the batch, or what was set aside */
  id: string
  run: () => Promise<unknown>
}

interface EditStore {
  /** what Ctrl+Z can undo, the latest last */
  undos: Undo[]
  /** the last change, for the foot */
  said: { what: string; at: number } | undefined
  /** `locale key` of rules that were saved since the view was opened */
  marked: Record<string, true>
}

export const editStore = proxy<EditStore>({ undos: [], said: undefined, marked: {} })

/** Saves changes in the draft as one batch. */
export async function save(changes: readonly EntryChange[], { why = '', kind, isQuiet }: SaveOptions = {}): Promise<Outcome> {
  const { locale } = placeStore.place
  try {
    const { batch } = await tellDesk('changes', { locale, why, changes })
    for (const { key, after } of changes) if (after !== undefined) editStore.marked[`${locale} ${key}`] = true
    saved(locale, batch, changes, kind)
    await refresh()
    return { kind: 'saved', batch }
  } catch (error) {
    return failed(error, isQuiet)
  }
}

/** Removes all changes from the draft, if it still has this revision. */
export async function discard(revision: number, changes: number): Promise<Outcome> {
  const { locale } = placeStore.place
  try {
    const { batch } = await tellDesk('discard', { locale, why: '', revision })
    saved(locale, batch, [], 'discard', changes)
    await refresh()
    return { kind: 'saved', batch }
  } catch (error) {
    return failed(error)
  }
}

/** Saves a part of an import. All parts have one batch, so one press undoes them. @throws DeskFailure: the import stops */
export async function saveImport(changes: readonly EntryChange[], { batch, why, total }: { batch: string; why: string; total: number }) {
  const { locale } = placeStore.place
  const answer = await tellDesk('changes', { locale, why, kind: 'import', changes, batch })
  saved(locale, answer.batch ?? batch, changes, 'import', total)
  void refresh()
}

/** Hides wanted addresses or findings, or shows them again. */
export async function setAside(what: { paths?: string[]; findings?: string[] }, isAside: boolean): Promise<boolean> {
  const { locale } = placeStore.place
  const amount = (what.paths ?? what.findings ?? []).length
  try {
    await tellDesk('set-aside', { locale, ...what, isAside })
    const { many } = currentTexts()
    say(many(isAside ? 'edits.aside' : 'edits.shown', amount))
    const id = JSON.stringify(what)
    editStore.undos = editStore.undos.filter((undo) => undo.id !== id)
    if (isAside) offerUndo({ locale, id, name: many('edits.names.aside', amount), run: () => setAside(what, false) })
    await refresh()
    return true
  } catch (error) {
    failed(error)
    return false
  }
}

export async function undo(batch: string, locale = placeStore.place.locale): Promise<void> {
  try {
    await tellDesk('undo', { locale, batch })
    const undone = editStore.undos.find(({ id }) => id === batch)
    editStore.undos = editStore.undos.filter(({ id }) => id !== batch)
    say(undone ? currentTexts().t('edits.undoneNamed', { name: undone.name }) : currentTexts().t('edits.undone'))
    await refresh()
  } catch (error) {
    failed(error)
  }
}

/** Undoes the last change of the shown table. */
export async function undoLast(): Promise<void> {
  await lastUndo()?.run()
}

/** For a keydown listener: Ctrl+Z outside of fields. */
export function undoByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField(event.target)) return
  if (!lastUndo()) return
  event.preventDefault()
  void undoLast()
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

/** After a change of the whole draft: says it, and offers to undo it. */
export function saved(
  locale: LocaleCode,
  batch: string | undefined,
  changes: readonly EntryChange[],
  kind?: EditKind,
  total?: number,
): void {
  const texts = currentTexts()
  say(sentenceOfEdit(texts, changes, kind, total))
  if (batch === undefined) return
  const name = nameOfEdit(texts, changes, kind, total)
  editStore.undos = editStore.undos.filter(({ id }) => id !== batch)
  offerUndo({ locale, id: batch, name, run: () => undo(batch, locale) })
}

function offerUndo(offered: Undo): void {
  editStore.undos = [...editStore.undos, offered]
}

function say(what: string): void {
  editStore.said = { what, at: Date.now() }
}

function lastUndo(): Undo | undefined {
  return editStore.undos.findLast(({ locale }) => locale === placeStore.place.locale)
}

function failed(error: unknown, isQuiet = false): Extract<Outcome, { kind: 'failed' }> {
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
  return target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null
}
