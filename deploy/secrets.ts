import { z } from 'zod'
import { isMissingWorker } from './refusal.ts'
import { wranglerJson } from './wrangler.ts'

export interface Secret {
  name: string
  /** what for, in a sentence of `npm run provision` */
  meaning: string
  /** made at random when it is set; without it somebody is asked */
  isMadeHere: boolean
}

/** The secrets of the site, the same names in each environment. They are set by `wrangler secret put` and stand in no file. */
export const SECRETS: readonly Secret[] = [
  { name: 'PURGE_SECRET', meaning: 'signs what the content service says is published (POST /ops/purge)', isMadeHere: true },
  {
    name: 'ANALYTICS_TOKEN',
    meaning: 'lets the redirect desk read what visitors asked for (an API token with Account Analytics: Read)',
    isMadeHere: false,
  },
]

/** The names of those that are set. */
export async function listSecrets(worker: string): Promise<string[]> {
  const secrets = await wranglerJson(z.array(z.object({ name: z.string() })), [
    'secret',
    'list',
    '--format',
    'json',
    '--name',
    worker,
  ]).catch((error: unknown) => {
    if (isMissingWorker(error)) return []
    throw error
  })
  return secrets.map(({ name }) => name)
}
