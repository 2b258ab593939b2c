// npm run contract -- <address>: checks a backend against docs/contract.md. See backend/README.md.

import { writeFile } from 'node:fs/promises'
import { CommandError, runCommand } from '../../scripts/command-line.ts'
import { checkBackend } from './check-backend.ts'
import { readCommandLine, resultLines, USAGE } from './command-line.ts'
import { openApi } from './openapi.ts'

const OPENAPI = 'docs/openapi.json'

await runCommand(USAGE, async (args) => {
  const command = readCommandLine(args)
  if (command.kind === 'openapi') {
    await writeFile(
      new URL(`../../${OPENAPI}`, import.meta.url),
      `${JSON.stringify(openApi(), null, 2)}\n`,
    )
    console.log(`Written: ${OPENAPI}`)
    return 0
  }
  const result = await checkBackend(command.options)
  if (result.kind === 'unreachable')
    throw new CommandError(`No response from ${command.options.origin}.`)
  for (const line of resultLines(result)) console.log(line)
  return result.findings.length === 0 ? 0 : 1
})
