import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const run = promisify(execFile)
const WRANGLER = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Runs a command of wrangler, which knows the login, and gives what it printed. */
export async function wrangler(
  args: readonly string[],
  { input, env: more }: { input?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'log', CI: '1', NO_COLOR: '1', ...more }
  const running = run(process.execPath, [WRANGLER, ...args], { env, maxBuffer: MAX_OUTPUT_BYTES })
  // a secret is handed over by its standard input: an argument would stand in the list of processes
  running.child.stdin?.end(input)
  try {
    return (await running).stdout
  } catch (error) {
    throw new Refusal(`wrangler ${args.slice(0, 3).join(' ')} failed: ${outputOf(error)}`, { cause: error })
  }
}

/** The same, where it prints JSON. */
export async function wranglerJson<Value>(schema: z.ZodType<Value>, args: readonly string[]): Promise<Value> {
  const output = await wrangler(args)
  try {
    // notices may stand before it
    return schema.parse(JSON.parse(output.slice(output.search(/[[{]/))))
  } catch (error) {
    throw new Refusal(`wrangler ${args.slice(0, 3).join(' ')} said what is not understood: ${output.trim().slice(0, 200)}`, {
      cause: error,
    })
  }
}

/** What went wrong, without wrangler's colours and its advice to report it. */
function outputOf(error: unknown): string {
  const shown = z.object({ stderr: z.string(), stdout: z.string() }).safeParse(error)
  const output = shown.success ? stripVTControlCharacters(shown.data.stderr || shown.data.stdout) : String(error)
  return output.split(/\n\s*(?:If you think this is a bug|🪵)/)[0]?.trim() || String(error)
}
