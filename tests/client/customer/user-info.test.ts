import { afterEach, expect, test, vi } from 'vitest'
import { NO_CUSTOMER_DATA, storedUserInfo } from '#client/customer/user-info.ts'
import { clearStorage } from '#client/storage/storage.ts'
import { stubStorage } from '../stub-storage.ts'

afterEach(() => {
  clearStorage()
  vi.unstubAllGlobals()
})

function storageWith(text: string | null): Map<string, string> {
  const stored = stubStorage()
  if (text !== null) stored.set('userinfo', text)
  return stored
}

const AINO = {
  email: 'aino@example.fi',
  emailConfirmation: 'aino@example.fi',
  firstname: 'Aino',
  lastname: 'Virtanen',
  telephonePrefix: 'SE|46',
  telephoneNumber: '401234567',
  marketing: ['email'],
}

test('customer data is saved to and loaded from local storage under the key userinfo (§4)', () => {
  const storage = storageWith(null)
  expect(storedUserInfo.write(AINO)).toBe(true)
  expect(JSON.parse(storage.get('userinfo') ?? '')).toEqual(AINO)
  expect(storedUserInfo.read()).toEqual(AINO)
})

test('the default prefix is FIN|358 (§4)', () => {
  storageWith(null)
  expect(storedUserInfo.read().telephonePrefix).toBe('FIN|358')
})

test.each([
  null,
  '',
  'null',
  '[',
  '[]',
  '"x"',
  '7',
  '{"email":{}}',
  '{"__proto__":{"email":"x@example.com"}}',
  '{"constructor":{"prototype":{"email":"x"}}}',
  `{"email":"${'x'.repeat(10_000)}"}`,
  '{"telephonePrefix":"<script>","marketing":"all"}',
])('damaged or hostile storage is read as empty: %.60s', (text) => {
  storageWith(text)
  expect(storedUserInfo.read()).toEqual(NO_CUSTOMER_DATA)
  expect(({} as Record<string, unknown>)['email']).toBeUndefined()
})

test('the valid fields of partly invalid storage are read', () => {
  const text = JSON.stringify({ ...AINO, firstname: 7, marketing: ['sms', 1, null, 'email'] })
  storageWith(text)
  expect(storedUserInfo.read()).toEqual({ ...AINO, firstname: '', marketing: ['sms', 'email'] })
})

test('missing or full storage causes no error', () => {
  const refusing = {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const storage of [undefined, refusing]) {
    clearStorage()
    vi.stubGlobal('localStorage', storage)
    expect(storedUserInfo.read()).toEqual(NO_CUSTOMER_DATA)
    expect(storedUserInfo.write(AINO)).toBe(false)
  }
})
