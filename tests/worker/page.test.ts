import { afterEach, expect, test, vi } from 'vitest'
import { ask, contentService, pageResponse, playBackend } from './site.ts'

afterEach(() => vi.restoreAllMocks())

test('a content page is rendered with its title, its state and strict headers', async () => {
  playBackend(contentService({ '/yksityisille': pageResponse('Yksityisille') }))
  const response = await ask('/yksityisille')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<title>Yksityisille – St1</title>')
  expect(html).toContain('<html lang="fi"')
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})
