import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { CommandError } from './command-line.ts'

const run = promisify(execFile)
const WRANGLER = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'log', CI: '1', NO_COLOR: '1' }

/** Runs a wrangler command. @returns its output. @throws CommandError with wrangler's message */
export async function wrangler(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [WRANGLER, ...args], {
      env: { ...process.env, ...QUIET, ...env },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return stdout
  } catch (error) {
    throw new CommandError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

/** Runs a command that prints JSON. Skips notices before the JSON. */
export async function wranglerJson<Value>(
  schema: z.ZodType<Value>,
  args: readonly string[],
): Promise<Value> {
  const output = await wrangler(args)
  try {
    return schema.parse(JSON.parse(output.slice(output.search(/[[{]/))))
  } catch (error) {
    throw new CommandError(
      `wrangler ${args.slice(0, 3).join(' ')} printed unexpected output: ${output.trim().slice(0, 200)}`,
      {
        cause: error,
      },
    )
  }
}

/** The error without wrangler's colours and its advice to report a bug. */
function messageOf(error: unknown): string {
  const shown = z.object({ stderr: z.string(), stdout: z.string() }).safeParse(error)
  const output = shown.success
    ? stripVTControlCharacters(shown.data.stderr || shown.data.stdout)
    : String(error)
  return output.split(/\n\s*(?:If you think this is a bug|🪵)/)[0]?.trim() || String(error)
}
