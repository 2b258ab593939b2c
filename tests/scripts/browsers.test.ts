// The browser's code uses no API that a supported browser lacks. The data is from MDN.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import bcd, { type CompatStatement, type SimpleSupportStatement } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { BROWSERS } from '../../scripts/browsers.ts'

const SOURCES = ['client', 'shared', 'redirects/desk/browser', 'public']

function read(extensions: RegExp): [file: string, text: string][] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES],
    { encoding: 'utf8' },
  )
  return files
    .split('\n')
    .flatMap((file) =>
      extensions.test(file)
        ? [[file, readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')]]
        : [],
    )
}

function versionOf({
  version_added,
  flags,
  prefix,
  alternative_name,
  partial_implementation,
  version_removed,
}: SimpleSupportStatement): number {
  const isComplete =
    !flags && !prefix && !alternative_name && !partial_implementation && !version_removed
  return isComplete && typeof version_added === 'string'
    ? Number.parseFloat(version_added.replace('≤', '')) || Infinity
    : Infinity
}

function isSupported({ support }: CompatStatement): boolean {
  return Object.entries(BROWSERS).every(([browser, oldest]) => {
    const statements = [
      support[browser as keyof typeof BROWSERS] ?? [],
    ].flat() as SimpleSupportStatement[]
    return statements.some((statement) => versionOf(statement) <= Number(oldest))
  })
}

interface Member {
  owner: string
  /** undefined: the constructor */
  name: string | undefined
  isStatic: boolean
  isNew: boolean
}

function membersOf(owners: Record<string, unknown>, isLanguage: boolean): Member[] {
  return Object.entries(
    owners as Record<string, Record<string, { __compat?: CompatStatement }>>,
  ).flatMap(([owner, parts]) => {
    const own = (parts as { __compat?: CompatStatement }).__compat
    const constructed = own
      ? [{ owner, name: undefined, isStatic: true, isNew: !isSupported(own) }]
      : []
    const named = Object.entries(parts).flatMap(([key, { __compat: compat }]) => {
      if (!compat || !/^[a-z]\w*$/.test(key) || key.endsWith('_event')) return []
      const name = key.replace(/_static$/, '')
      return [
        {
          owner,
          name,
          isStatic: isLanguage || key.endsWith('_static'),
          isNew: !isSupported(compat),
        },
      ]
    })
    return [...constructed, ...named]
  })
}

const language = membersOf(bcd.javascript?.builtins ?? {}, true)
const web = membersOf(bcd.api ?? {}, false)
const known = new Set([...language, ...web].filter(({ isNew }) => !isNew).map(({ name }) => name))

/**
 * Patterns that find uses of a newer member. If an older API has a member with the same name, its
 * uses on instances are not found.
 */
function usesOf({ owner, name, isStatic }: Member, isLanguage: boolean): RegExp[] {
  if (name === undefined) return [new RegExp(String.raw`\bnew ${owner}\(`)]
  const onType = isStatic ? [new RegExp(String.raw`\b${owner}\.${name}\b`)] : []
  // a method of an instance is recognised by its name only; z is zod
  return isLanguage && !known.has(name)
    ? [...onType, new RegExp(String.raw`(?<!\bz)\.${name}\(`)]
    : onType
}

const NEWER = [
  ...language
    .filter(({ isNew }) => isNew)
    .map((member) => ({ member, uses: usesOf(member, true) })),
  ...web.filter(({ isNew }) => isNew).map((member) => ({ member, uses: usesOf(member, false) })),
]

function newerIn(text: string): string[] {
  return NEWER.filter(({ uses }) => uses.some((use) => use.test(text))).map(
    ({ member: { owner, name } }) => (name === undefined ? `new ${owner}` : `${owner}.${name}`),
  )
}

test('the check finds a newer API, and leaves an older one', () => {
  expect(newerIn('const url = URL.parse(text)')).toEqual(['URL.parse'])
  expect(newerIn('a.union(b)')).toContain('Set.union')
  expect(newerIn('new URL(text); [1].at(-1); Object.groupBy(a, b)')).toEqual([])
})

test('no script that the browser loads uses an API that a supported browser lacks', () => {
  const found = read(/\.(?:tsx?|js)$/).flatMap(([file, text]) =>
    newerIn(text).map((api) => `${file}: ${api}`),
  )
  expect(found).toEqual([])
})

test('no style sheet uses a function that a supported browser lacks', () => {
  const functions = Object.entries(bcd.css.types as Record<string, { __compat?: CompatStatement }>)
  const newer = functions
    .filter(([, { __compat: compat }]) => compat && !isSupported(compat))
    .map(([name]) => name)
  expect(newer).toContain('if')
  const found = read(/\.css$/).flatMap(([file, text]) =>
    newer
      .filter((name) => new RegExp(String.raw`[\s:(,]${name}\(`).test(text))
      .map((used) => `${file}: ${used}()`),
  )
  expect(found).toEqual([])
})
