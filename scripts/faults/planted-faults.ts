// npm run faults [-- --match] [areas or files]: plants each fault of fault-table.ts in a copy of
// the working tree, runs the tests of its area, and lists the faults that no test notices. Takes
// about half an hour. --match only checks that each text is in its file exactly once.

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, mainProgram, ROOT, SetUpError } from '../run.mjs'
import { build } from '../set-up.mjs'
import { type Area, AREAS, type Fault } from './fault-table.ts'

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const PRODUCT = FILES.filter((file) => /^(?:client|shared|worker|redirects|backend)\//.test(file))

await mainProgram(async () => {
  const args = process.argv.slice(2)
  const areas = chosenAreas(args.filter((arg) => arg !== '--match'))
  const mismatches = areas.flatMap(([, { faults }]) =>
    faults.flatMap((fault) => mismatch(fault) ?? []),
  )
  if (mismatches.length > 0)
    throw new SetUpError(`Correct scripts/faults/fault-table.ts:\n  ${mismatches.join('\n  ')}`)
  if (args.includes('--match')) return
  await build()
  const copy = copyTree()
  try {
    const survivors = areas.flatMap(([name, area]) => survivorsOf(copy, name, area))
    if (survivors.length > 0) throw new SetUpError(`No test notices:\n  ${survivors.join('\n  ')}`)
  } finally {
    rmSync(copy, { recursive: true })
  }
})

function chosenAreas(names: readonly string[]): [name: string, Area][] {
  if (names.length === 0) return Object.entries(AREAS)
  const chosen = Object.entries(AREAS).map(([name, { tests, faults }]): [string, Area] => [
    name,
    {
      tests,
      faults: names.includes(name) ? faults : faults.filter(({ file }) => names.includes(file)),
    },
  ])
  const found = chosen.filter(([, { faults }]) => faults.length > 0)
  if (found.length === 0)
    throw new SetUpError(
      `Name areas (${Object.keys(AREAS).join(', ')}) or files of scripts/faults/fault-table.ts.`,
    )
  return found
}

/** The product file with this name or end of its path, so that a move changes no line of the table. */
function fileOf({ file }: Fault): string {
  const found = PRODUCT.filter((path) => `/${path}`.endsWith(`/${file}`))
  if (found.length !== 1)
    throw new SetUpError(`${file} names ${found.length} files: ${found.join(', ')}`)
  return found[0] ?? ''
}

function mismatch(fault: Fault): string | undefined {
  const count = readFileSync(join(ROOT, fileOf(fault)), 'utf8').split(fault.from).length - 1
  return count === 1 ? undefined : `${fault.file}: ${fault.what}: the text occurs ${count} times`
}

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'))
  for (const path of [...FILES, 'dist'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function survivorsOf(copy: string, name: string, { tests, faults }: Area): string[] {
  if (!passes(copy, tests))
    throw new SetUpError(`The tests of "${name}" fail without a fault: ${tests.join(' ')}`)
  return faults.flatMap((fault) => {
    const path = join(copy, fileOf(fault))
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(fault.from, () => fault.to),
    )
    const survives = passes(copy, fault.tests ?? tests)
    writeFileSync(path, text)
    const title = `${name}: ${fault.file}: ${fault.what}`
    console.log(`${survives ? '✗ not noticed' : '✓ caught'}  ${title}`)
    return survives ? [title] : []
  })
}

function passes(cwd: string, tests: readonly string[]): boolean {
  const args = [
    'run',
    '--bail',
    '1',
    '--silent',
    '--tags-filter',
    '!thorough',
    '--reporter',
    'dot',
    ...tests,
  ]
  return (
    spawnSync('vitest', args, { cwd, env: environment({ CI: '1' }), stdio: 'ignore' }).status === 0
  )
}
