import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('in development no file of an earlier build is preloaded', async () => {
  vi.stubEnv('MODE', 'development')
  vi.resetModules()
  const { entryAssets, INLINE_STYLE, PRELOAD_LINKS } =
    await import('../../../worker/render/client-assets.ts')
  expect({ ...entryAssets(), INLINE_STYLE, PRELOAD_LINKS }).toEqual({
    script: '/client/entry-client.tsx',
    earlyScript: '/client/entry-early.ts',
    fonts: [],
    INLINE_STYLE: undefined,
    PRELOAD_LINKS: '',
  })
})
