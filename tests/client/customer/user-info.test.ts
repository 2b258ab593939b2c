import { expect, test } from 'vitest'
import { NO_CUSTOMER_DATA, readUserInfo, USER_INFO_KEY, writeUserInfo } from '#client/customer/user-info.ts'

function storageWith(text: string | null): Storage {
  const values = new Map(text === null ? [] : [[USER_INFO_KEY, text]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage
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
  expect(writeUserInfo(storage, AINO)).toBe(true)
  expect(JSON.parse(storage.getItem('userinfo') ?? '')).toEqual(AINO)
  expect(readUserInfo(storage)).toEqual(AINO)
})

test('the default prefix is FIN|358 (§4)', () => {
  expect(readUserInfo(storageWith(null)).telephonePrefix).toBe('FIN|358')
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
])('a damaged or hostile storage is as good as empty: %.60s', (text) => {
  expect(readUserInfo(storageWith(text))).toEqual(NO_CUSTOMER_DATA)
  expect(({} as Record<string, unknown>)['email']).toBeUndefined()
})

test('of a storage that is half readable the readable half counts', () => {
  const text = JSON.stringify({ ...AINO, firstname: 7, marketing: ['sms', 1, null, 'email'] })
  expect(readUserInfo(storageWith(text))).toEqual({ ...AINO, firstname: '', marketing: ['sms', 'email'] })
})

test('without a storage, or with a full one, nothing breaks', () => {
  const refusing = {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(readUserInfo(undefined)).toEqual(NO_CUSTOMER_DATA)
  expect(readUserInfo(refusing)).toEqual(NO_CUSTOMER_DATA)
  expect(writeUserInfo(undefined, AINO)).toBe(false)
  expect(writeUserInfo(refusing, AINO)).toBe(false)
})
