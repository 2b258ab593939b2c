import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerPair, type KvPair } from '../build-version.ts'
import { CommandError, type CommandContext } from '../command.ts'
import { nextPointer, previousPointer, storedVersions, type StoredVersions } from '../stored-versions.ts'

/** Says what is live; with a version's name, makes that version live where it exists. */
export async function live(context: CommandContext): Promise<number> {
  const [name] = context.operands
  const all = await storedByLocale(context)
  if (name === undefined) {
    for (const { locale, stored } of all) context.print(`${locale}  ${stored.pointer?.version ?? 'nothing is live yet'}`)
    return 0
  }
  const having = all.filter(({ stored }) => stored.names.includes(name))
  if (having.length === 0)
    throw new CommandError(`There is no version ${name} of ${context.locales.join(', ')}; "versions" lists those there are.`)
  await point(
    context,
    having.map(({ locale, stored }) => ({ locale, pair: pointerPair(locale, nextPointer(stored.pointer, name)), name })),
  )
  return 0
}

/** Makes the version live that was live before; again, the one before that. */
export async function back(context: CommandContext): Promise<number> {
  const steps = (await storedByLocale(context)).flatMap(({ locale, stored }) => {
    const pointer = stored.pointer && previousPointer(stored.pointer)
    if (pointer) return [{ locale, pair: pointerPair(locale, pointer), name: pointer.version }]
    context.print(`${locale}  there is no earlier version to go back to`)
    return []
  })
  await point(context, steps)
  return steps.length > 0 ? 0 : 1
}

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

async function storedByLocale({ kv, locales }: CommandContext): Promise<{ locale: LocaleCode; stored: StoredVersions }[]> {
  const keys = await kv.list()
  return Promise.all(locales.map(async (locale) => ({ locale, stored: await storedVersions(kv, keys, locale) })))
}

async function point({ kv, print }: CommandContext, steps: { locale: LocaleCode; pair: KvPair; name: string }[]): Promise<void> {
  if (steps.length === 0) return
  await kv.put(steps.map(({ pair }) => pair))
  for (const { locale, name } of steps) print(`${locale}  ${name} is live`)
}
