import { expect, test } from 'vitest'
import { type Mend, MENDS } from '#redirects/import/mend-address.ts'
import { previewImport } from '#redirects/import/preview-import.ts'
import { readImport } from '#redirects/import/read-import.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { MESSY, messyImport } from './messy-import.ts'

function preview(mends: readonly Mend[]) {
  const read = readImport(messyImport(), {
    locale: 'fi-FI',
    hosts: {},
    ownHosts: ['www.st1.fi', 'www.st1.com'],
    mends: new Set(mends),
  })
  const lines = previewImport(read.rules, {
    locale: 'fi-FI',
    table: readEntries('/kampanja  /yritys'),
    others: new Map(),
  })
  return { ...read, lines, conflicting: lines.filter(({ kind }) => kind === 'conflicting').length }
}

test('289 messy lines: most are fine, a machine mends the hosts, queries, capitals and slashes, the rest is refused with a reason', () => {
  expect(messyImport().trimEnd().split('\r\n')).toHaveLength(MESSY.lines)
  const { rules, mendable, refused, conflicting } = preview([])
  expect({
    fine: rules.length - conflicting,
    mendable: mendable.length,
    refused: refused.length + conflicting,
  }).toEqual({
    fine: MESSY.fine,
    mendable: MESSY.mendable,
    refused: MESSY.refused,
  })
  expect(MENDS.map((mend) => mendable.filter(({ needs }) => needs.includes(mend)).length)).toEqual([
    23, 16, 11, 7,
  ])
})

test('after one press everything that can be mended is a rule', () => {
  const { rules, mendable, refused, conflicting } = preview(MENDS)
  expect(mendable).toEqual([])
  expect(rules.length - conflicting).toBe(MESSY.fine + MESSY.mendable)
  expect(refused.length + conflicting).toBe(MESSY.refused)
})
