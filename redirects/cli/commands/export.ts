import { CommandError } from '../../../scripts/command-line.ts'
import { faultText } from '../../messages/describe.ts'
import { english } from '../../messages/english.ts'
import { exportRules } from '../../transfer/export-rules.ts'
import type { CommandContext } from '../command.ts'

/** Writes a table in another format, to a file or to the screen, and prints what the format cannot express. */
export async function exportTable({ locales, operands, readTable, files, format, print }: CommandContext): Promise<number> {
  const [locale, ...others] = locales
  if (locale === undefined || others.length > 0) throw new CommandError('Which table? Use --locale.')
  if (format === undefined) throw new CommandError('In which format? For example: export table.csv --format csv --locale fi-FI')
  const hosts = Object.entries(await files.hosts())
  const [host = ''] = hosts.find(([, of]) => of === locale) ?? []
  if (format === 'cloudflare' && host === '')
    throw new CommandError(`LOCALE_DOMAINS in wrangler.toml has no host of ${locale}, and the cloudflare format needs one.`)
  const { rules, examples } = await readTable(locale)
  const { text, leftOut, dropped } = exportRules(rules, format, { locale, host, examples })
  const [file] = operands
  if (file === undefined) {
    print(text.trimEnd())
    return 0
  }
  await files.write(file, text)
  for (const { rule, because } of leftOut)
    print(`redirects/${locale}.txt:${rule.line}  left out  ${rule.source}: ${faultText(english, because)}`)
  if (dropped.length > 0) print(`${format} cannot express: ${dropped.join(', ')}`)
  print(`${file}  ${rules.length - leftOut.length} of ${rules.length} rules`)
  return 0
}
