// npm run switch -- checkout off --until … : what is switched off is seen by every visitor within a minute, without a deployment.
import { runCommand } from '../../scripts/command-line.ts'
import { changeSwitches, setSwitches, type StoredSwitches } from './change-switches.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { type Place, switchStore } from './switch-store.ts'

await runCommand(USAGE, async (args) => {
  const { place, change } = readCommandLine(args)
  const store = switchStore(place)
  const stored = await store.read()
  const now = Date.now()
  const next = change ? changeSwitches(stored, change, now) : stored
  if (change) await store.write(next)
  console.log(summary(next, now))
  if (change) console.log(`${where(place)}: every visitor sees it within a minute, an open page at its next navigation.`)
})

function where({ env }: Place): string {
  return env ?? 'On this machine'
}

function summary(switches: StoredSwitches, now: number): string {
  const set = setSwitches(switches, now)
  if (set.length === 0) return 'Nothing is switched: all is as usual.'
  return set
    .map(({ name, until, texts = {} }) =>
      [`${name}  until ${new Date(until).toISOString()}`, ...Object.entries(texts).map(([locale, text]) => `    ${locale}  ${text}`)].join(
        '\n',
      ),
    )
    .join('\n')
}
