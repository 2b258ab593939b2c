// npm run switch -- checkout off --until … : every visitor sees what is switched off within a minute, without a deployment.
import { runCommand } from '../../scripts/command-line.ts'
import { changeSwitches, setSwitches, type StoredSwitches } from './change-switches.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { openSwitches } from './switch-store.ts'

await runCommand(USAGE, async (args) => {
  const { place, change } = readCommandLine(args)
  const store = await openSwitches(place)
  try {
    const stored = await store.read()
    const now = Date.now()
    if (!change) return console.log(summary(stored, now))
    const next = changeSwitches(stored, change, now)
    await store.write(next)
    console.log(summary(next, now))
    console.log(`${place.environment ?? 'On this machine'}: every visitor sees it within a minute, an open page at its next navigation.`)
  } finally {
    await store.close()
  }
})

function summary(switches: StoredSwitches, now: number): string {
  const set = setSwitches(switches, now)
  if (set.length === 0) return 'Nothing is switched off, and no notice is shown.'
  return set
    .flatMap(({ name, until, texts = {} }) => [
      `${name}  until ${new Date(until).toISOString()}`,
      ...Object.entries(texts).map(([locale, text]) => `    ${locale}  ${text}`),
    ])
    .join('\n')
}
