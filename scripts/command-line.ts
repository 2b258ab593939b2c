// Options, errors and exit codes of all commands (npm run deploy, switch, purge, redirects,
// contract).

import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** A message for the person who runs the command. It is shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Runs a command, or prints its usage for --help. Exit code: the command's return value, 0 by
 * default, 2 after a CommandError.
 */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<number | void>,
): Promise<void> {
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

/** @throws CommandError with the wrong argument and the usage */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\n\n${usage}`,
      { cause: error },
    )
  }
}
