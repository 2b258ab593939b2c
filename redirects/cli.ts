// npm run redirects -- <command>: the front door of the people who edit the tables. README.md shows a day's work with it.
import { CommandError, type Command, type CommandContext } from './command.ts'
import { check } from './commands/check.ts'
import { find } from './commands/find.ts'
import { publish, stage } from './commands/publish.ts'
import { back, live, versions } from './commands/versions.ts'
import { readKnownPaths, readTable } from './read-files.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { wranglerKv } from './wrangler-kv.ts'

const COMMANDS: Record<string, Command> = { check, publish, stage, live, versions, back, find }

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  try {
    const line = readCommandLine(args)
    const command = Object.hasOwn(COMMANDS, line.command) ? COMMANDS[line.command] : undefined
    if (line.help || !command) {
      console.log(USAGE)
      return line.help ? 0 : 2
    }
    const context: CommandContext = {
      ...line,
      kv: wranglerKv(line),
      readTable,
      knownPaths: (locale) => readKnownPaths(locale, line.paths),
      print: console.log,
      date: new Date().toISOString().slice(0, 10),
    }
    return await command(context)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    return 2
  }
}
