import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { type InvalidLine, MAX_LINE_CHARACTERS, ruleFault } from '../table/parse-table.ts'
import { ruleLine } from '../table/write-line.ts'
import type { NOTICES } from '../words/sentences.ts'
import { type Mend, newAddress, oldAddress, type OurHosts } from './addresses.ts'

/** A line that can become a rule. */
export interface ImportedLine extends RedirectRule {
  /** of the old address's host; undefined: the address has no host */
  locale?: LocaleCode
  /** the first line of the same import with the same path and another target */
  rival?: number
  mended: Mend[]
}

export type Notice = keyof typeof NOTICES

export interface ImportResult {
  rules: ImportedLine[]
  refused: InvalidLine[]
  notices: Notice[]
}

export interface ImportContext extends OurHosts {
  /** the table for addresses without a host */
  locale: LocaleCode
}

interface Said extends Pick<RedirectRule, 'source' | 'target'> {
  note?: string | undefined
  /** as written: 301, 302!; undefined: the line has none */
  status?: string | undefined
}

const SHOWN_CHARACTERS = 300

/** Collects the rules of an import, and the refused lines with the reason. */
export function importLines(context: ImportContext) {
  const rules: ImportedLine[] = []
  const refused: InvalidLine[] = []
  const notices = new Set<Notice>()
  const lines = {
    refuse(line: number, text: string, { fault, words }: Fault): void {
      refused.push({
        line,
        text: text.trim().slice(0, SHOWN_CHARACTERS),
        fault,
        ...(words && { words }),
      })
    },
    notice(notice: Notice): void {
      notices.add(notice)
    },
    take(line: number, text: string, said: Said): void {
      // elsewhere "?" at the end means: drop the query
      const target = said.target.replace(/\?(?=#|$)/, '')
      if (target !== said.target) notices.add('query')
      const read: ImportedLine | Fault = text.includes('\ufffd')
        ? { fault: 'notText' }
        : readLine(line, { ...said, target }, context)
      if ('fault' in read) return lines.refuse(line, text, read)
      if (/^30[18]$/.test(said.status ?? '')) notices.add('permanent')
      rules.push(read)
    },
    result: (): ImportResult => ({ rules, refused, notices: [...notices] }),
  }
  return lines
}

function readLine(line: number, said: Said, context: ImportContext): ImportedLine | Fault {
  const { status } = said
  if (status !== undefined && !/^30[12378]$/.test(status))
    return { fault: 'status', words: { status } }
  const old = oldAddress(said.source, context)
  if ('fault' in old) return old
  const { path: source, mended, locale } = old
  const target = newAddress(said.target, context, locale ?? context.locale)
  const fault = ruleFault(source, target)
  if (fault !== undefined) return { fault }
  const note = said.note?.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const rule = { source, target, line, ...(note && { note }) }
  return ruleLine(rule).length > MAX_LINE_CHARACTERS
    ? { fault: 'lineLong' }
    : { ...rule, mended, ...(locale && { locale }) }
}
