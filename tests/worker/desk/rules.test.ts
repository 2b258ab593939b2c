import { expect, test } from 'vitest'
import { openDesk, publish, rowsOf, save, sourcesOf, valueOf } from './desk-client.ts'

const TABLE = '/lehdisto  /yksityisille\n/kampanja  /asemahaku  # kesä\n/vanha/*  /yrityksille\n'

const desk = (table = TABLE) => openDesk({ table })

test('a search forgives a typo, and says so', async () => {
  const { open } = await desk()
  const page = await open('rules?q=lehditso')
  expect(rowsOf(page)).toEqual([expect.stringContaining('/lehdisto /yksityisille')])
  expect(page.text).toContain('These have one typo.')
})

test('rules are filtered and sorted, and the filters have their numbers', async () => {
  const client = await desk()
  await save(client, '/uusi', '/olematon')
  const page = await client.open('rules')
  expect(page.text).toMatch(/All 4 Changed 1 Problems 1 Never visited 4/)
  expect(rowsOf(await client.open('rules?filter=draft'))).toEqual([
    expect.stringMatching(/^\/uusi \/olematon leads to no page new/),
  ])
  expect(rowsOf(await client.open('rules?sort=target')).map((row) => row.split(' ')[1])).toEqual([
    '/asemahaku',
    '/olematon',
    '/yksityisille',
    '/yrityksille',
  ])
})

test('a list has pages of 200, and all rules that match can be changed at once', async () => {
  const client = await desk(
    Array.from({ length: 205 }, (_, index) => `/vanha-${index}  /asemahaku`).join('\n'),
  )
  const page = await client.open('rules?sort=source')
  expect(rowsOf(page)).toHaveLength(200)
  expect(page.text).toContain('1–200 of 205 Next')
  expect(rowsOf(await client.open('rules?sort=source&page=1'))).toHaveLength(5)
  const changed = await client.post('rules?q=vanha', {
    do: 'target',
    every: 'all',
    target: '/yksityisille',
  })
  expect(changed.text).toContain('205 rules changed.')
  // without a script the checkbox in the head means the rules of the page
  expect(
    (await client.post('rules?sort=source&page=1', { do: 'remove', page: 'all' })).text,
  ).toContain('5 rules removed.')
})

test('selected rules are removed together, and undone together', async () => {
  const client = await desk()
  const removed = await client.post('rules', {
    do: 'remove',
    line: ['/lehdisto  /yksityisille', '/vanha/*  /yrityksille'],
  })
  expect(removed.text).toContain('2 rules removed. Undo')
  expect(rowsOf(await client.open('rules?filter=draft'))).toHaveLength(2)
  const undone = await client.post('undo', {
    batch: valueOf(removed, 'batch'),
    back: '/ops/redirects/fi-FI/rules?q=x',
  })
  expect([undone.path, undone.text]).toEqual([
    '/ops/redirects/fi-FI/rules?q=x',
    expect.stringContaining('Undone.'),
  ])
  expect(undone.text).toContain('0 changes in the draft')
})

test('problems are fixed and ignored together, and changes are taken out of the draft', async () => {
  const client = await desk()
  await save(client, '/kirjoitusvirhe', '/yksityisile')
  await save(client, '/olematon', '/ei-mitaan-sellaista')
  const fixed = await client.post('rules?filter=finding', {
    do: 'fix',
    line: '/kirjoitusvirhe  /yksityisile',
  })
  expect(fixed.text).toContain('1 rule fixed.')
  expect((await client.open('rules?q=kirjoitusvirhe')).text).toContain('/yksityisille')
  const ignored = await client.post('rules?filter=finding', {
    do: 'ignore',
    line: '/olematon  /ei-mitaan-sellaista',
  })
  expect([ignored.text, rowsOf(ignored)]).toEqual([
    expect.stringContaining('1 problem ignored.'),
    [],
  ])
  const out = await client.post('rules?filter=draft', {
    do: 'take-out',
    line: '/olematon  /ei-mitaan-sellaista',
  })
  expect(out.text).toContain('1 rule taken out of the draft.')
})

test('a form without a selection says so', async () => {
  const { post } = await desk()
  expect((await post('rules', { do: 'remove' })).text).toContain(
    'Select at least one rule. Nothing was changed.',
  )
})

test('a rule with a space in the old path and a missing target is told at each field, and the text stays', async () => {
  const client = await openDesk()
  const refused = await save(client, '/vanha osoite', '/olematon')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('The old address contains a space. Write %20 instead.')
  expect(refused.text).toContain('/olematon does not exist')
  expect([valueOf(refused, 'source'), valueOf(refused, 'target')]).toEqual([
    '/vanha osoite',
    '/olematon',
  ])
  const saved = await save(client, '/vanha%20osoite', '/asemahaku')
  expect(saved.text).toContain('Saved in the draft. Undo')
  expect(saved.text).not.toContain('Problems')
})

test('a rule says what is wrong with it and what fixes it', async () => {
  const client = await openDesk()
  const saved = await save(client, '/vanha', '/yksityisile')
  expect(saved.text).toContain('/yksityisile does not exist')
  const [, problem = ''] = /name="problem" value="([^"]+)"/.exec(saved.html) ?? []
  const fixed = await client.post('rule?key=/vanha', { do: 'fix', problem, fix: '0' })
  expect([valueOf(fixed, 'target'), fixed.text.includes('Problems')]).toEqual([
    '/yksityisille',
    false,
  ])
})

test('a rule that hides a page says so, and a rule can get another old address', async () => {
  const client = await desk()
  const renamed = await save(client, '/yksityisille', '/yrityksille', { key: '/kampanja' })
  expect(renamed.path).toBe('/ops/redirects/fi-FI/rule?key=%2Fyksityisille')
  expect(renamed.text).toContain('hides the page /yksityisille')
  expect(sourcesOf(await client.open('rules?filter=draft'))).toEqual(['/kampanja', '/yksityisille'])
})

test('of two editors on one rule the second is told, sees both values, keeps the text, and wins by saving again', async () => {
  const ann = await desk()
  const bob = await ann.colleague()
  const opened = await bob.open('rule?key=/lehdisto')
  await save(ann, '/lehdisto', '/yrityksille', { key: '/lehdisto' })
  const refused = await save(bob, '/lehdisto', '/asemahaku', {
    key: '/lehdisto',
    before: valueOf(opened, 'before'),
  })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(
    'A colleague has changed this rule. Your text is still in the form.',
  )
  expect(refused.text).toContain('Now /lehdisto /yrityksille Yours /lehdisto /asemahaku')
  expect(valueOf(refused, 'target')).toBe('/asemahaku')
  const saved = await save(bob, '/lehdisto', '/asemahaku', {
    key: '/lehdisto',
    before: valueOf(refused, 'before'),
  })
  expect(saved.text).toContain('Saved in the draft.')
  const history = await ann.open('rule?key=/lehdisto')
  expect(rowsOf(history)).toHaveLength(3)
  expect(valueOf(history, 'target')).toBe('/asemahaku')
})

test('a new rule does not replace a rule that a colleague has added meanwhile', async () => {
  const ann = await openDesk()
  const bob = await ann.colleague()
  await save(ann, '/sama', '/asemahaku')
  const refused = await save(bob, '/sama', '/yrityksille')
  expect(refused.text).toContain('Now /sama /asemahaku Yours /sama /yrityksille')
  await save(ann, '/toinen', '/asemahaku')
  const moved = await save(bob, '/sama', '/yrityksille', { key: '/toinen' })
  expect(moved.text).toContain('Another rule has this old address: /sama /asemahaku')
})

test('a form that is sent twice changes the draft once', async () => {
  const client = await openDesk()
  await save(client, '/kahdesti', '/asemahaku')
  expect((await save(client, '/kahdesti', '/asemahaku')).text).toContain('Saved in the draft.')
  expect(rowsOf(await client.open('history?filter=changes'))).toHaveLength(1)
  await publish(client, 'twice')
  expect((await client.open('publish')).text).toContain('There is nothing to publish.')
})
