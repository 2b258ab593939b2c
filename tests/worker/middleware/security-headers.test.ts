import { expect, test } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

async function policyOf(variables: Record<string, unknown>): Promise<Record<string, string>> {
  const { ask } = openSite({}, variables)
  const header = (await ask('/robots.txt')).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    header
      .split(/;\s*/)
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  )
}

/** The policy's sources of scripts, without 'self'. */
function vendorsIn(scripts = ''): string {
  const [own, ...vendors] = scripts.split(' ')
  expect(own).toBe("'self'")
  return vendors.join(' ')
}

test('without vendors only scripts, styles and frames of the site are allowed, and no inline script', async () => {
  const policy = await policyOf({})
  expect(policy['style-src']).toMatch(/^'self'(?: 'sha256-[\w+/=]{44}')+$/)
  expect(policy).toMatchObject({
    'script-src': "'self'",
    'frame-src': "'none'",
    'connect-src': "'self'",
  })
})

test('the hosts of the tag manager are only allowed with a container, and inline scripts never', async () => {
  const policy = await policyOf({ GTM_IDS: { 'sv-SE': 'GTM-ABC' } })
  expect(vendorsIn(policy['script-src'])).toBe('https://www.googletagmanager.com')
  // `*.host` does not match the host itself
  for (const host of [
    'google-analytics.com',
    '*.google-analytics.com',
    'analytics.google.com',
    '*.analytics.google.com',
  ]) {
    for (const directive of ['connect-src', 'img-src'])
      expect(policy[directive]?.split(' ')).toContain(`https://${host}`)
  }
  expect(policy['style-src']).not.toContain('unsafe-inline')
  expect(policy['frame-src']).toBe("'none'")
})

test('the policy has the hash of the inline style sheet', async () => {
  const { ask } = openSite(contentService({ '/x': pageResponse('X') }))
  const response = await ask('/x')
  const [, text = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? []
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  ).toBase64()
  expect(text).toContain('--')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('a configured consent vendor may show its dialog', async () => {
  const policy = await policyOf({ CONSENT_ID: '00000000-0000-0000-0000-000000000000' })
  expect(vendorsIn(policy['script-src'])).toBe(
    'https://consent.cookiebot.com https://consentcdn.cookiebot.com',
  )
  expect(policy['frame-src']).toBe('https://consentcdn.cookiebot.com')
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'")
})
