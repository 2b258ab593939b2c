import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { publish } from '#redirects/cli/commands/publish.ts'
import { pull } from '#redirects/cli/commands/pull.ts'
import { openDraft } from '#redirects/store/drafts.ts'
import { editDraft, undoBatch } from '#redirects/store/edit-draft.ts'
import { publicationsOf, versionEntries } from '#redirects/store/publications.ts'
import { publishDraft, restoreVersion, takeBack } from '#redirects/store/publish-draft.ts'
import { editTableText } from '#redirects/table/edit-table-text.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { contextWith, fakeFiles } from '../cli/fake-store.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

const LOCALE: LocaleCode = 'fi-FI'
const KEYS = ['/a', '/b', '/c', '/d']
const AT = Date.UTC(2026, 10, 23)

/**
 * Every written line is unique. A change is lost if its line is not live and no editor knowingly
 * replaced or removed it, or if it was undone and is live.
 */
class Told {
  /** the lines that each line replaced: its editor saw them, or chose in a conflict */
  over = new Map<string, Set<string | undefined>>()
  givenUp = new Set<string>()
  undone = new Set<string>()
  #written = 0

  newLine(key: string, saw: string | undefined): string {
    const line = `${key}  https://www.example.com/${++this.#written}`
    this.over.set(line, new Set([saw]))
    return line
  }

  /** The editor who chooses in a conflict knows both lines. */
  choose(kept: string | undefined, given: string | undefined): void {
    if (kept !== undefined) this.over.get(kept)?.add(given)
    else if (given !== undefined) this.givenUp.add(given)
  }

  lost(live: string[]): string[] {
    const isKept = (line: string): boolean =>
      live.includes(line) ||
      this.givenUp.has(line) ||
      this.undone.has(line) ||
      [...this.over].some(([later, lines]) => later !== line && lines.has(line) && isKept(later))
    return [
      ...[...this.over.keys()].filter((line) => !isKept(line)),
      ...live.filter((line) => this.undone.has(line)),
    ]
  }
}

/** Undo, taking back and restoring (of the oldest version) are done at the desk. */
interface Editor extends Record<'undo' | 'takeBack' | 'restore', () => Promise<void>> {
  change: (key: string) => Promise<void>
  publish: () => Promise<boolean>
}

const ACTS = ['publish', 'undo', 'takeBack', 'restore'] as const

async function act(editor: Editor, what: string): Promise<void> {
  const named = ACTS.find((name) => name === what)
  await (named ? editor[named]() : editor.change(what))
}

const noChangeIsLost = fc.asyncProperty(
  fc.array(fc.constantFrom('desk', 'files'), { minLength: 2, maxLength: 2 }),
  fc.array(
    fc.record({
      who: fc.nat(1),
      what: fc.constantFrom(...KEYS, ...ACTS),
    }),
    { maxLength: 12 },
  ),
  fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
  async (faces, steps, pauses) => {
    const stores = memoryStores()
    const checkedOut = await firstTable(stores)
    const told = new Told()
    const editors = faces.map((face, index) =>
      face === 'desk'
        ? atTheDesk(stores, `editor-${index}`, told)
        : atTheFiles(stores, `editor-${index}`, told, checkedOut),
    )
    // waits a different time at each step, so that the calls of both editors interleave
    let turn = 0
    stores.step = async (what) => {
      if (what.startsWith('after')) return
      for (let wait = pauses[turn++ % pauses.length] ?? 0; wait > 0; wait--) await Promise.resolve()
    }
    // each editor works in sequence, both at the same time
    await Promise.all(
      editors.map(async (editor, index) => {
        for (const { who, what } of steps) if (who === index) await act(editor, what)
      }),
    )
    // in the end each editor publishes until it succeeds
    for (const editor of [...editors, ...editors])
      for (let tries = 0; !(await editor.publish()); tries++) expect(tries).toBeLessThan(10)
    expect(told.lost([...(await liveTable(stores)).entries.values()])).toEqual([])
  },
)

test('100 random runs of two editors, at the desk and at the command line: no change is lost', () =>
  fc.assert(noChangeIsLost, { numRuns: 100 }))

test(
  '1,000 random runs of two editors: no change is lost',
  { tags: ['thorough'], timeout: 480_000 },
  () => fc.assert(noChangeIsLost, { numRuns: 1_000 }),
)

/** Publishes the first table, and returns the file that all editors have of it. */
async function firstTable(stores: MemoryStores): Promise<string> {
  const { files } = fakeFiles('/first  https://www.example.com/\n')
  expect(await publish(contextWith(stores, '', { files }).context)).toBe(0)
  return files.tableText(LOCALE)
}

async function liveTable(stores: MemoryStores) {
  const seq = (await publicationsOf(stores.db, LOCALE, 1))[0]?.seq ?? 0
  return { seq, entries: (await versionEntries(stores, LOCALE, seq)) ?? new Map<string, string>() }
}

function atTheDesk(stores: MemoryStores, who: string, told: Told): Editor {
  const note = { who, why: '', at: AT }
  const saved: { batch: string; line: string }[] = []
  return {
    async change(key) {
      const { entries } = await openDraft(stores, LOCALE)
      const before = entries.get(key)
      const after = told.newLine(key, before)
      const edit = { ...note, kind: 'edit' } as const
      const result = await editDraft(stores, LOCALE, [{ key, before, after }], edit)
      if (result.kind === 'saved') saved.push({ batch: result.batch ?? '', line: after })
      // a refused change was never saved, and the editor knows it
      else told.over.delete(after)
    },
    async undo() {
      const last = saved.pop()
      if (last && (await undoBatch(stores, LOCALE, last.batch, note)).kind === 'saved')
        told.undone.add(last.line)
    },
    async takeBack() {
      const live = await liveTable(stores)
      const result = await takeBack(stores, { ...note, locale: LOCALE, live: live.seq })
      // a rule that the draft changes, too, keeps the text of the draft
      const { entries } = await openDraft(stores, LOCALE)
      if (result.kind === 'live')
        for (const [key, line] of live.entries)
          if (entries.get(key) !== line) told.choose(entries.get(key), line)
    },
    async restore() {
      const live = await liveTable(stores)
      const oldest = (await versionEntries(stores, LOCALE, 1)) ?? new Map<string, string>()
      const restoring = { ...note, locale: LOCALE, live: live.seq, seq: 1 }
      const result = await restoreVersion(stores, restoring)
      // the editor has seen which lines of the live version go
      if (result.kind === 'live')
        for (const [key, line] of live.entries)
          if (oldest.get(key) !== line) told.choose(oldest.get(key), line)
    },
    async publish() {
      const { revision, changes, baseEntries } = await openDraft(stores, LOCALE)
      if (changes.length === 0) return true
      const publishing = { ...note, locale: LOCALE, revision, refusalOf: async () => undefined }
      const result = await publishDraft(stores, publishing)
      // the page shows each change beside the line that is live
      if (result.kind === 'live')
        for (const { key, after } of changes) told.choose(after, baseEntries.get(key))
      return result.kind === 'live'
    },
  }
}

function atTheFiles(stores: MemoryStores, who: string, told: Told, checkedOut: string): Editor {
  const { files } = fakeFiles(checkedOut)
  const knownPaths = async () => new Set<string>()
  const { context } = contextWith(stores, '', { files, knownPaths, who, now: AT })
  const entries = async () => readEntries(await files.tableText(LOCALE))
  return {
    async change(key) {
      const text = await files.tableText(LOCALE)
      const after = told.newLine(key, readEntries(text).get(key))
      await files.writeTable(LOCALE, editTableText(text, [{ key, after }]))
    },
    // files have no undo, and no draft
    async undo() {},
    async takeBack() {},
    async restore() {},
    async publish() {
      if ((await publish(context)) === 0) return true
      if ((await pull(context)) === 0) return false
      const mine = await entries()
      const theirs = (await liveTable(stores)).entries
      for (const [key, line] of mine)
        if (theirs.get(key) !== line) told.choose(line, theirs.get(key))
      await pull({ ...context, choice: 'mine' })
      return false
    },
  }
}
