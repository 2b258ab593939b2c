// What all commands share (npm run deploy, switch, purge, alarms, redirects, contract): options, errors and exit codes.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** A sentence for the person who runs the command. It is shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command, or prints its usage (--help). Exit code: what the command returns, else 0; 2 when it throws a CommandError. */
export async function runCommand(usage: string, command: (args: string[]) => Promise<number | void>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(usage)
  try {
    process.exitCode = (await command(args)) ?? 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/** @throws CommandError that names what is not understood and shows the usage */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error })
  }
}
