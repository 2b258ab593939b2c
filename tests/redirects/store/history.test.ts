import { expect, test } from 'vitest'
import { editDraft } from '#redirects/store/edit-draft.ts'
import { readHistory } from '#redirects/store/history.ts'
import { memoryStores } from '../memory-stores.ts'

test('of a large change the history has some lines and their number, and what was before it', async () => {
  const stores = memoryStores()
  const note = { who: 'ann', why: '', at: 1, kind: 'edit' } as const
  const lines = Array.from({ length: 300 }, (_, index) => `/old/${index}`)
  for (const keys of [['/first'], lines])
    await editDraft(
      stores,
      'fi-FI',
      keys.map((key) => ({ key, after: `${key}  /` })),
      note,
    )
  const entries = await readHistory(stores.db, 'fi-FI', { limit: 200 })
  expect(entries.map(({ key, lines }) => [key, lines])).toEqual([
    ['/old/99', 300],
    ['/old/98', 300],
    ['/old/97', 300],
    ['/first', 1],
  ])
})
