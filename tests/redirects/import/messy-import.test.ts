import { expect, test } from 'vitest'
import { previewImport, takenLines } from '#redirects/import/preview-import.ts'
import { readImport } from '#redirects/import/read-import.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { MESSY, messyImport } from './messy-import.ts'

test('289 messy lines: hosts, queries, capitals and slashes are mended, the rest is refused with a reason', () => {
  expect(messyImport().trimEnd().split('\r\n')).toHaveLength(MESSY.lines)
  const { rules, refused } = readImport(messyImport(), {
    locale: 'fi-FI',
    hosts: {},
    ownHosts: ['www.st1.fi', 'www.st1.com'],
  })
  const lines = previewImport(rules, {
    locale: 'fi-FI',
    table: readEntries('/kampanja  /yritys'),
  })
  const mended = (mend: string) => rules.filter((rule) => rule.mended.some((each) => each === mend))
  expect({
    taken: takenLines(lines).length,
    mended: rules.filter((rule) => rule.mended.length > 0).length,
    refused: refused.length + lines.filter(({ kind }) => kind === 'refused').length,
  }).toEqual({ taken: MESSY.taken, mended: MESSY.mended, refused: MESSY.refused })
  expect(['host', 'query', 'case', 'slash'].map((mend) => mended(mend).length)).toEqual([
    23, 16, 11, 7,
  ])
})
