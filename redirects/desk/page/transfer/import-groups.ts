import { faultText, type Say } from '#redirects/messages/describe.ts'
import type { MendableLine } from '#redirects/transfer/import-lines.ts'
import type { Mend } from '#redirects/transfer/mend-address.ts'
import type { PreviewLine } from '#redirects/transfer/preview-import.ts'
import type { ReadImport } from '#redirects/transfer/read-import.ts'
import type { Fault } from '#redirects/table/fault.ts'

/** A line of the file in the preview. */
export interface ImportRow {
  line: number
  /** the old address as in the file, if it is fixed */
  written?: string | undefined
  source: string
  target: string
  kind: 'new' | 'changed' | 'same' | 'twice' | 'colleague' | 'mend' | 'refused'
  /** twice: the other line */
  rival?: number | undefined
  /** colleague */
  who?: string | undefined
  /** the page that the rule would hide */
  hides?: string | undefined
  fault?: Fault | undefined
  /** refused: another target is enough */
  needsTarget?: boolean
  needs?: readonly Mend[] | undefined
}

export interface ImportGroup {
  /** mend:host, refused:star, twice, colleague, fine, same */
  name: string
  kind: 'mend' | 'refused' | 'twice' | 'colleague' | 'fine' | 'same'
  rows: ImportRow[]
}

/** The lines of an import by what must happen with them: first those that a machine fixes, then those that need a person. */
export function importGroups(
  { mendable, refused }: Pick<ReadImport, 'mendable' | 'refused'>,
  lines: readonly PreviewLine[],
): ImportGroup[] {
  const seen = lines.map(rowOfPreview)
  const rows: ImportRow[] = [
    ...mendable.map(rowOfMendable),
    ...seen,
    ...refused.map(({ line, text, fault, words, said }): ImportRow => ({
      line,
      ...(said ?? { source: text, target: '' }),
      needsTarget: said !== undefined,
      kind: 'refused',
      fault: { fault, ...(words && { words }) },
    })),
  ]
  const groups = Map.groupBy(rows, groupOf)
  const order: readonly ImportGroup['kind'][] = ['mend', 'twice', 'colleague', 'refused', 'fine', 'same']
  return [...groups]
    .map(([name, all]): ImportGroup => ({ name, kind: kindOf(name), rows: all.toSorted((a, b) => a.line - b.line) }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.rows.length - a.rows.length)
}

/** How many lines are fine, can be fixed, and are refused. */
export function importTotals(groups: readonly ImportGroup[]): { all: number; fine: number; mendable: number; refused: number } {
  const amount = (...kinds: ImportGroup['kind'][]) =>
    groups.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    all: groups.reduce((sum, { rows }) => sum + rows.length, 0),
    fine: amount('fine', 'same'),
    mendable: amount('mend'),
    refused: amount('refused', 'twice', 'colleague'),
  }
}

interface Taking {
  /** lines with the same old address and two targets: the first is taken */
  isFirstKept: boolean
  /** rules that a colleague changed in the draft are replaced */
  isColleagueReplaced: boolean
  /** numbers of lines that the editor left out */
  left: ReadonlySet<number>
}

/** The lines that come into the draft. */
export function linesToTake(lines: readonly PreviewLine[], { isFirstKept, isColleagueReplaced, left }: Taking): PreviewLine[] {
  return lines.filter((line) => {
    if (left.has(line.line)) return false
    if (line.kind !== 'conflicting') return line.kind === 'new' || line.kind === 'changed'
    return 'rival' in line ? isFirstKept && line.line < line.rival : isColleagueReplaced
  })
}

/** The rows that do not come into the draft without a choice or a correction, in the order of the file. */
export function refusedRows(groups: readonly ImportGroup[], taken: readonly PreviewLine[]): ImportRow[] {
  const chosen = new Set(taken.map(({ line }) => line))
  return groups
    .filter(({ kind }) => kind === 'refused' || kind === 'twice' || kind === 'colleague')
    .flatMap(({ rows }) => rows.filter(({ line }) => !chosen.has(line)))
    .toSorted((one, other) => one.line - other.line)
}

/** Why a line does not come into the draft without a choice or a correction. */
export function refusalText(t: Say, { kind, rival, who, fault }: ImportRow): string {
  if (kind === 'twice') return t('import.happens.twice', { rival: rival ?? '' })
  if (kind === 'colleague') return t('import.happens.colleague', { who: who ?? '' })
  return fault ? faultText(t, fault) : ''
}

/** The key of a row in the table. */
export function rowKey(group: string, { line }: ImportRow): string {
  return `${group} ${line}`
}

function groupOf({ kind, needs, fault }: ImportRow): string {
  if (kind === 'mend') return `mend:${needs?.[0]}`
  if (kind === 'refused') return `refused:${fault?.fault}`
  return kind === 'new' || kind === 'changed' ? 'fine' : kind
}

function kindOf(name: string): ImportGroup['kind'] {
  const [kind] = name.split(':')
  return (['mend', 'refused', 'twice', 'colleague', 'same'] as const).find((each) => each === kind) ?? 'fine'
}

function rowOfMendable({ line, written, source, target, needs }: MendableLine): ImportRow {
  return { line, written, source, target, kind: 'mend', needs }
}

function rowOfPreview(line: PreviewLine): ImportRow {
  const [source = '', target = ''] = line.after.split(/\s+/)
  const row = { line: line.line, source, target, hides: line.hides }
  switch (line.kind) {
    case 'refused':
      return { ...row, kind: 'refused', fault: { fault: line.fault, ...(line.words && { words: line.words }) } }
    case 'conflicting':
      return 'rival' in line ? { ...row, kind: 'twice', rival: line.rival } : { ...row, kind: 'colleague', who: line.who }
    default:
      return { ...row, kind: line.kind }
  }
}
