/** A sentence for whoever deploys: what is wrong, and what to do. No stack is shown with it. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** wrangler's words for a worker that was never deployed. */
export function isMissingWorker(error: unknown): boolean {
  return error instanceof Refusal && /\b10007\b|Worker "[^"]+" not found/.test(error.message)
}

/** Every command asks Cloudflare. */
const NEEDED = ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']

/** Runs a command: its refusals are sentences, and exit code 1. */
export async function mainCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(usage)
  try {
    const missing = NEEDED.filter((name) => !process.env[name])
    if (missing.length > 0) throw new Refusal(`Set ${missing.join(' and ')} (docs/operations/first-deployment.md).`)
    await command(args)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`\n✗ ${error.message}`)
    process.exitCode = 1
  }
}
