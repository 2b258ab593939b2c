import { expect, test } from 'vitest'
import { formOf, openDesk, rowsOf, sourcesOf, valueOf } from './desk-client.ts'

const SHEET = [
  'old;new;note',
  'https://www.st1.fi/lataus;/yksityisille;',
  '/Asemat/;/asemahaku;a note',
  '/haku?q=1;/asemahaku;',
  '/kahdesti;/yksityisille;',
  '/kahdesti;/yrityksille;',
  '/yksityisille;/yrityksille;',
  '/tyhja;;',
  '=CMD();/asemahaku;',
  'https://example.com/x;/asemahaku;',
].join('\r\n')

async function preview() {
  const client = await openDesk({ table: '/vanha  /yksityisille\n' })
  const file = new File([`\ufeff${SHEET}`], 'old.csv', { type: 'text/csv' })
  return { ...client, page: await client.post('import', { file }) }
}

test('a preview counts what is taken and what is left out, with the reasons, and writes nothing', async () => {
  const { page, open } = await preview()
  expect(page.text).toContain('Import: old.csv')
  expect(page.text).toContain('4 to take, 3 of them fixed 0 in the table already 5 left out')
  const rows = rowsOf(page)
  expect(rows.filter((row) => row.startsWith('5 ') || row.startsWith('6 '))).toEqual([
    expect.stringContaining('Also on line 6, with another target.'),
    expect.stringContaining('Also on line 5, with another target.'),
  ])
  expect(rows.find((row) => row.startsWith('8 '))).toContain('The target is missing.')
  expect(rows.find((row) => row.startsWith('9 '))).toContain('formula')
  expect(rows.find((row) => row.startsWith('10 '))).toContain(
    'example.com does not belong to this site',
  )
  expect((await open('rules')).text).toContain('0 changes in the draft')
})

test('taking writes what the preview showed, and one undo removes all of it', async () => {
  const { post, open } = await preview()
  const taken = await post('import', { do: 'take', text: SHEET, name: 'old.csv' })
  expect(taken.text).toContain('4 lines in the draft. Look at the problems, then publish. Undo')
  expect(sourcesOf(await open('rules?filter=draft&sort=source'))).toEqual([
    '/asemat',
    '/haku',
    '/lataus',
    '/yksityisille',
  ])
  await post('undo', { batch: valueOf(taken, 'batch') })
  expect((await open('rules')).text).toContain('0 changes in the draft')
})

test('the lines that are left out are downloaded with their reasons', async () => {
  const { send } = await preview()
  const response = await send('import', formOf({ do: 'download', text: `\n${SHEET}` }))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="left-out.csv"')
  const [head, ...lines] = (await response.text()).trim().split('\n')
  expect(head).toContain('line;text;reason')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('Also on line 7, with another target.')
  expect(lines.join()).not.toMatch(/;"?=/)
})

test('an exported table is imported again without a change', async () => {
  const { send, post } = await preview()
  for (const format of ['csv', 'table']) {
    const text = await (await send(`export?of=live&format=${format}`)).text()
    expect((await post('import', { text })).text).toContain(
      '0 to take 1 in the table already 0 left out',
    )
  }
})
