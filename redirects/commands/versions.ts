import type { CommandContext } from '../command.ts'
import { storedVersions } from '../stored-versions.ts'

/** Lists the versions of each locale, oldest first, and marks the live one. */
export async function versions({ kv, locales, print }: CommandContext): Promise<number> {
  const keys = await kv.list()
  for (const locale of locales) {
    const { names, pointer } = await storedVersions(kv, keys, locale)
    if (names.length === 0) print(`${locale}  there are no versions yet`)
    for (const name of names) print(`${locale}  ${name}${pointer?.version === name ? '  live' : ''}`)
  }
  return 0
}
