import { z } from 'zod'
import { CommandError } from '../../scripts/command-line.ts'

const LIMIT_MS = 60_000

const failureSchema = z.object({ errors: z.array(z.object({ code: z.number(), message: z.string() })) })

/** A call of the account's API, as in `/storage/kv/namespaces`. Throws a CloudflareError where it was refused. */
export type CallCloudflare = (path: string, init?: RequestInit) => Promise<Response>

export class CloudflareError extends Error {
  override name = 'CloudflareError'
  readonly codes: readonly number[]
  constructor(message: string, codes: readonly number[]) {
    super(message)
    this.codes = codes
  }
}

/** Cloudflare's API with the token of the environment, as wrangler takes it. Throws a CommandError where there is none. */
export function cloudflareApi(
  { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_BASE_URL } = process.env,
): CallCloudflare {
  if (!token || !account)
    throw new CommandError(
      '--remote needs CLOUDFLARE_API_TOKEN (with the rights to edit KV and D1) and CLOUDFLARE_ACCOUNT_ID in the environment.',
    )
  const origin = CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
  return async (path, init = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) }
    const response = await fetch(`${origin}/accounts/${account}${path}`, { ...init, headers, signal: AbortSignal.timeout(LIMIT_MS) })
    if (response.ok) return response
    const { errors = [] } = failureSchema.safeParse(await response.json().catch(() => undefined)).data ?? {}
    const said = errors.map(({ code, message }) => `${message} (${code})`).join('; ')
    throw new CloudflareError(
      `Cloudflare answered ${response.status}: ${said}`,
      errors.map(({ code }) => code),
    )
  }
}
