import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { publish } from '#redirects/cli/commands/publish.ts'
import { pull } from '#redirects/cli/commands/pull.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { editDraft } from '#redirects/drafts/edit-draft.ts'
import { publishDraft } from '#redirects/drafts/publish-draft.ts'
import { rebaseDraft } from '#redirects/drafts/rebase-draft.ts'
import { editTableText } from '#redirects/table/edit-table-text.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import { readVersion } from '#redirects/versions/read-version.ts'
import { contextWith, fakeFiles } from '../cli/fake-store.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

const RUNS = 1_000
const LOCALE = 'fi-FI'
const KEYS = ['/a', '/b', '/c', '/d']
const AT = Date.UTC(2026, 10, 23)

/**
 * Every line an editor writes is another one, and `over` remembers which line it was written over: seen by its editor, or chosen in a
 * conflict. A change is lost when its line is not live and nobody knowingly wrote over it.
 */
type Over = Map<string, Set<string | undefined>>

interface Editor {
  change: (key: string) => Promise<void>
  publish: () => Promise<boolean>
}

test('1,000 random runs of two editors, at the desk and at the command line: no change is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('desk', 'files'), { minLength: 2, maxLength: 2 }),
      fc.array(fc.record({ who: fc.nat(1), what: fc.constantFrom(...KEYS, 'publish') }), { maxLength: 12 }),
      fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
      async (faces, steps, pauses) => {
        const stores = memoryStores()
        const checkedOut = await firstTable(stores)
        const over: Over = new Map()
        const editors = faces.map((face, index) =>
          face === 'desk' ? atTheDesk(stores, `editor-${index}`, over) : atTheFiles(stores, `editor-${index}`, over, checkedOut),
        )
        // everybody waits a little at every step, each time otherwise: their calls fall between each other's
        let turn = 0
        stores.step = async () => {
          for (let wait = pauses[turn++ % pauses.length] ?? 0; wait > 0; wait--) await Promise.resolve()
        }
        // each does one thing after the other, both at the same time
        await Promise.all(
          editors.map(async (editor, index) => {
            for (const { who, what } of steps) if (who === index) await (what === 'publish' ? editor.publish() : editor.change(what))
          }),
        )
        // in the end each publishes until it is done
        for (const editor of [...editors, ...editors])
          for (let tries = 0; !(await editor.publish()); tries++) expect(tries).toBeLessThan(10)
        const { version } = await liveVersion(stores, LOCALE)
        const live = (version === undefined ? undefined : await readVersion(stores.kv, LOCALE, version)) ?? new Map<string, string>()
        expect([...over.keys()].filter((line) => !isKept(line, [...live.values()], over))).toEqual([])
      },
    ),
    { numRuns: RUNS },
  )
}, 120_000)

/** What is live before anybody begins, and the file that everybody has of it. */
async function firstTable(stores: MemoryStores): Promise<string> {
  const { files } = fakeFiles('/first  https://www.example.com/\n')
  const readTable = async () => parseRedirectTable(await files.tableText(LOCALE))
  expect(await publish(contextWith(stores, '', { files, readTable }).context)).toBe(0)
  return files.tableText(LOCALE)
}

/** Live, or written over by a line that is kept. */
function isKept(line: string, live: string[], over: Over): boolean {
  if (live.includes(line)) return true
  return [...over].some(([later, lines]) => later !== line && lines.has(line) && isKept(later, live, over))
}

let written = 0

function newLine(key: string, saw: string | undefined, over: Over): string {
  const line = `${key}  https://www.example.com/${++written}`
  over.set(line, new Set([saw]))
  return line
}

/** Whoever chooses in a conflict knows both lines. */
function choose(over: Over, kept: string | undefined, given: string | undefined): void {
  if (kept !== undefined) over.get(kept)?.add(given)
}

function atTheDesk(stores: MemoryStores, who: string, over: Over): Editor {
  const note = { who, why: '', at: AT }
  return {
    async change(key) {
      const { entries } = await openDraft(stores, LOCALE)
      const before = entries.get(key)
      const after = newLine(key, before, over)
      const result = await editDraft(stores, LOCALE, [{ key, before, after }], { ...note, kind: 'edit' })
      // refused, it was never saved: the editor is told
      if (result.kind === 'refused') over.delete(after)
    },
    async publish() {
      const { revision, changes } = await openDraft(stores, LOCALE)
      if (changes.length === 0) return true
      const result = await publishDraft(stores, { ...note, locale: LOCALE, revision, faultOf: async () => undefined })
      if (result.kind !== 'live-changed') return result.kind === 'live' || result.kind === 'already-live'
      const rebased = await rebaseDraft(stores, LOCALE, {}, note)
      if (rebased.kind === 'saved' || rebased.refusal.kind !== 'conflicts') return false
      const { conflicts } = rebased.refusal
      for (const { mine, theirs } of conflicts) choose(over, mine, theirs)
      await rebaseDraft(stores, LOCALE, Object.fromEntries(conflicts.map(({ key }) => [key, 'mine'])), note)
      return false
    },
  }
}

function atTheFiles(stores: MemoryStores, who: string, over: Over, checkedOut: string): Editor {
  const { files } = fakeFiles(checkedOut)
  const readTable = async (locale: LocaleCode) => parseRedirectTable(await files.tableText(locale))
  const knownPaths = async () => new Set<string>()
  const { context } = contextWith(stores, '', { files, readTable, knownPaths, who, now: AT })
  const entries = async () => readEntries(await files.tableText(LOCALE))
  return {
    async change(key) {
      const text = await files.tableText(LOCALE)
      const after = newLine(key, readEntries(text).get(key), over)
      await files.writeTable(LOCALE, editTableText(text, [{ key, after }]))
    },
    async publish() {
      if ((await publish(context)) === 0) return true
      if ((await pull(context)) === 0) return false
      const mine = await entries()
      const { version } = await liveVersion(stores, LOCALE)
      const theirs = version === undefined ? undefined : await readVersion(stores.kv, LOCALE, version)
      for (const [key, line] of mine) if (theirs?.get(key) !== line) choose(over, line, theirs?.get(key))
      await pull({ ...context, choice: 'mine' })
      return false
    },
  }
}
