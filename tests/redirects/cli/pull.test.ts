import { describe, expect, test } from 'vitest'
import type { StoreContext } from '#redirects/cli/command.ts'
import { publish } from '#redirects/cli/commands/publish.ts'
import { pull } from '#redirects/cli/commands/pull.ts'
import { publicationsOf } from '#redirects/store/publications.ts'
import { contextWith, fakeFiles, fakeStores } from './fake-store.ts'

/** One person's checkout of the tables, with shared stores. */
function checkout(
  stores: ReturnType<typeof fakeStores>['stores'],
  table: string,
  overrides: Partial<StoreContext> = {},
) {
  const { files } = fakeFiles(table)
  const { context, printed } = contextWith(stores, table, { files, ...overrides })
  return {
    context,
    printed,
    text: () => files.tableText('fi-FI'),
    write: (text: string) => files.writeTable('fi-FI', text),
  }
}

/** A published table, and two checkouts of it. */
async function twoCheckouts(table: string) {
  const { stores } = fakeStores()
  const ann = checkout(stores, table)
  await publish(ann.context)
  const ben = checkout(stores, await ann.text())
  const live = async () => (await publicationsOf(stores.db, 'fi-FI', 1))[0]?.seq
  return { stores, ann, ben, live }
}

test('on a laptop, publishing does not change the file, and the same person can publish again', async () => {
  const { stores } = fakeStores()
  const { context, text, write } = checkout(stores, '/a  /\n', { place: 'local' })
  for (const table of ['/a  /\n', '/b  /\n', '/c  /\n']) {
    await write(table)
    expect(await publish(context)).toBe(0)
    expect(await text()).toBe(table)
  }
})

test('on a laptop, publishing does not replace what was published in the desk until it is pulled', async () => {
  const { stores } = fakeStores()
  const desk = checkout(stores, '/a  /\n/desk  /\n', { place: 'local', who: 'local' })
  await publish(checkout(stores, '/a  /\n', { place: 'local', seed: true }).context)
  await publish(desk.context)
  const { context, text } = checkout(stores, '/a  /yritys\n', { place: 'local' })
  expect(await publish(context)).toBe(1)
  expect(await pull(context)).toBe(0)
  expect(await text()).toMatch(/^version \S+ local\n\/a {2}\/yritys\n\/desk {2}\/\n$/)
  expect(await publish(context)).toBe(0)
})

test('an older checkout is refused, and pull merges them', async () => {
  const { ann, ben, live } = await twoCheckouts('# heading\n/a  /\n/b  /\n')
  await ben.write(`${await ben.text()}/ben  /  # of Ben\n`)
  expect(await publish(ben.context)).toBe(0)
  await ann.write((await ann.text()).replace('/a  /', '/a  /yritys'))
  const before = await live()
  expect(await publish(ann.context)).toBe(1)
  expect(await live()).toBe(before)
  expect(ann.printed.slice(-2)).toEqual([
    expect.stringMatching(
      /^fi-FI {2}is not published: version 2 is live, published by maria; the table was made from version 1$/,
    ),
    'fi-FI  merge the live table into the file with: pull --locale fi-FI --remote --env production; then publish again',
  ])
  expect(await pull(ann.context)).toBe(0)
  expect(await ann.text()).toBe(
    `version ${before}\n# heading\n/a  /yritys\n/b  /\n/ben  /  # of Ben\n`,
  )
  expect(await publish(ann.context)).toBe(0)
})

describe('if both sides changed a line', () => {
  async function conflict() {
    const there = await twoCheckouts('# heading\n/a  /\n')
    await there.ben.write((await there.ben.text()).replace('/a  /', '/a  /yritys'))
    await publish(there.ben.context)
    await there.ann.write((await there.ann.text()).replace('/a  /', '/a  /  # Ann was here'))
    return there
  }

  test('pull writes nothing and prints both lines', async () => {
    const { ann } = await conflict()
    const before = await ann.text()
    expect(await pull(ann.context)).toBe(1)
    expect(await ann.text()).toBe(before)
    expect(ann.printed[ann.printed.length - 2]).toBe(
      'fi-FI  conflict  /a: live is /a  /yritys, the file has /a  /  # Ann was here',
    )
  })

  test.each([
    ['theirs', '/a  /yritys'],
    ['mine', '/a  /  # Ann was here'],
  ] as const)('--%s selects a line', async (choice, line) => {
    const { ann, live } = await conflict()
    expect(await pull({ ...ann.context, choice })).toBe(0)
    expect(await ann.text()).toBe(`version ${await live()}\n# heading\n${line}\n`)
  })
})

test('a file without a base version is only overwritten with --theirs', async () => {
  const { stores, live } = await twoCheckouts('/a  /\n/b  /\n')
  const cleo = checkout(stores, '/a  /\n/cleo  /\n')
  expect(await publish(cleo.context)).toBe(1)
  expect(await pull(cleo.context)).toBe(1)
  expect(await cleo.text()).toBe('/a  /\n/cleo  /\n')
  expect(await pull({ ...cleo.context, choice: 'theirs' })).toBe(0)
  expect(await cleo.text()).toContain(`version ${await live()}\n/a  /\n/b  /`)
})

test('if a file names no version, its base is the seed', async () => {
  const { stores } = fakeStores()
  await publish({ ...checkout(stores, '/a  /\n/b  /\n').context, seed: true })
  const colleague = checkout(stores, '/a  /\n/b  /yritys\n')
  expect(await publish(colleague.context)).toBe(0)
  const mine = checkout(stores, '# mine\n/a  /\n/b  /\n/new  /\n')
  expect(await publish(mine.context)).toBe(1)
  expect(await pull(mine.context)).toBe(0)
  expect(await mine.text()).toMatch(
    /^version \S+\n# mine\n\/a {2}\/\n\/b {2}\/yritys\n\/new {2}\/\n$/,
  )
  expect(await publish(mine.context)).toBe(0)
})

test('pull of the same content only changes the name of the version', async () => {
  const { stores, live } = await twoCheckouts('/a  /\n')
  const cleo = checkout(stores, '# my words\n/a   /\n')
  expect(await pull(cleo.context)).toBe(0)
  expect(await cleo.text()).toBe(`version ${await live()}\n# my words\n/a   /\n`)
})

test('a file names a version for each environment where it was published', async () => {
  const [staging, production] = [fakeStores().stores, fakeStores().stores]
  const { context, text, write, printed } = checkout(staging, '/a  /\n')
  const publishAt = async () => [
    await publish({ ...context, stores: staging, place: 'staging' }),
    await publish({ ...context, stores: production, place: 'production' }),
  ]
  expect(await publishAt()).toEqual([0, 0])
  await write(`${await text()}/b  /\n`)
  expect(await publishAt()).toEqual([0, 0])
  const [, version] = / {2}version (\d+) is live$/.exec(printed.at(-1) ?? '') ?? []
  expect(await text()).toBe(`version ${version}\nversion ${version} staging\n/a  /\n/b  /\n`)
})

describe('a seed', () => {
  test('is published if all earlier publications are seeds, and does not change the file', async () => {
    const { stores } = fakeStores()
    const first = checkout(stores, '/a  /\n')
    expect(await publish({ ...first.context, seed: true })).toBe(0)
    const next = checkout(stores, '/a  /\n/b  /\n')
    expect(await publish({ ...next.context, seed: true })).toBe(0)
    expect(await next.text()).toBe('/a  /\n/b  /\n')
    expect(stores.rows('SELECT kind FROM publications')).toEqual([
      { kind: 'seed' },
      { kind: 'seed' },
    ])
    // the file names a publication in another environment
    expect(
      await publish({ ...checkout(stores, 'version 7 staging\n/d  /\n').context, seed: true }),
    ).toBe(0)
    // the first publication by a person may use a file that names no version
    expect(await publish(checkout(stores, '/c  /\n').context)).toBe(0)
  })

  test('does not replace a publication by a person', async () => {
    const { stores, live } = await twoCheckouts('/a  /\n')
    const before = await live()
    const start = checkout(stores, '/b  /\n')
    expect(await publish({ ...start.context, seed: true })).toBe(0)
    expect(await live()).toBe(before)
    expect(start.printed.at(-1)).toMatch(
      /is live, published by maria: the table in the file is not published$/,
    )
  })
})
