import { foldRedirectKey, redirectKey, targetKey } from '#shared/navigation/redirect-rule.ts'
import { type CommandContext, CommandError } from '../command.ts'
import { followRules } from '../check-table.ts'

/** Says where an old path leads in each locale, and by which lines. Exit code 1: nowhere. */
export async function find({ locales, operands, readTable, print }: CommandContext): Promise<number> {
  const [path] = operands
  if (path === undefined) throw new CommandError('Which path? For example: find /tietosuoja')
  let found = 0
  for (const locale of locales) {
    const { rules } = await readTable(locale)
    const ruleOf = (key: string | undefined) => rules.find(({ source }) => key !== undefined && folded(source) === foldRedirectKey(key))
    const rule = ruleOf(redirectKey(path))
    if (!rule) continue
    found++
    const { through, isLoop } = followRules(rule, (target) => ruleOf(targetKey(target, locale)))
    for (const { line, source, target } of [rule, ...through]) print(`redirects/${locale}.txt:${line}  ${source} → ${target}`)
    if (isLoop) print(`${locale}  a loop: the site does not redirect`)
  }
  if (found === 0) print(`No table of ${locales.join(', ')} has ${path}.`)
  return found > 0 ? 0 : 1
}

function folded(source: string): string | undefined {
  const key = redirectKey(source)
  return key === undefined ? undefined : foldRedirectKey(key)
}
