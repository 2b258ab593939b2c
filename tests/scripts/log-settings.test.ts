import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

const ENVIRONMENTS = [
  ['wrangler.toml', undefined],
  ['wrangler.toml', 'staging'],
  ['wrangler.toml', 'production'],
  ['backend/wrangler.toml', undefined],
  ['backend/wrangler.toml', 'staging'],
] as const

test.each(ENVIRONMENTS)(
  'the platform stores no request address, neither in a log nor in a trace: %s %s',
  (config, env) => {
    const { observability } = unstable_readConfig({ config, ...(env && { env }) })
    expect(observability).toMatchObject({
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: false },
    })
  },
)
