import type { RedirectPointer } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerPair } from '../build-version.ts'
import { CommandError, type CommandContext } from '../command.ts'
import { nextPointer, previousPointer, storedVersions } from '../stored-versions.ts'

/** Says what is live; with a version's name, makes that version live where it exists. */
export async function live(context: CommandContext): Promise<number> {
  const [name] = context.operands
  const all = await storedVersions(context)
  if (name === undefined) {
    for (const { locale, pointer } of all) context.print(`${locale}  ${pointer?.version ?? 'nothing is live yet'}`)
    return 0
  }
  const having = all.filter(({ names }) => names.includes(name))
  if (having.length === 0)
    throw new CommandError(`There is no version ${name} of ${context.locales.join(', ')}; "versions" lists those there are.`)
  await point(
    context,
    having.map(({ locale, pointer }) => ({ locale, pointer: nextPointer(pointer, name) })),
  )
  return 0
}

/** Makes the version live that was live before; again, the one before that. */
export async function back(context: CommandContext): Promise<number> {
  const steps = (await storedVersions(context)).flatMap(({ locale, pointer: current }) => {
    const pointer = current && previousPointer(current)
    if (pointer) return [{ locale, pointer }]
    context.print(`${locale}  there is no earlier version to go back to`)
    return []
  })
  await point(context, steps)
  return steps.length > 0 ? 0 : 1
}

/** Lists the versions of each locale, oldest first, and marks the live one. */
export async function versions(context: CommandContext): Promise<number> {
  for (const { locale, names, pointer } of await storedVersions(context)) {
    if (names.length === 0) context.print(`${locale}  there are no versions yet`)
    for (const name of names) context.print(`${locale}  ${name}${pointer?.version === name ? '  live' : ''}`)
  }
  return 0
}

async function point({ kv, print }: CommandContext, steps: { locale: LocaleCode; pointer: RedirectPointer }[]): Promise<void> {
  if (steps.length === 0) return
  await kv.put(steps.map(({ locale, pointer }) => pointerPair(locale, pointer)))
  for (const { locale, pointer } of steps) print(`${locale}  ${pointer.version} is live`)
}
