import { expect, test } from 'vitest'
import { prefixOptions, userCountry } from '#client/checkout/countries.ts'
import { contactFields } from '#client/checkout/steps/contact-fields.ts'
import { detailsOfLogin, NO_CUSTOMER_DATA } from '#client/customer/user-info.ts'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { phoneProblem } from '#shared/phone/phone-number.ts'

const t = await preloadMessages('checkout', 'en-EU')
const prefixes = prefixOptions(t, 'FI')

const AINO = {
  ...NO_CUSTOMER_DATA,
  email: 'aino@example.fi',
  emailConfirmation: 'aino@example.fi',
  firstname: 'Aino',
  lastname: 'O’Virtanen-Åberg',
}

function rulesBroken(change: Partial<typeof AINO>, sendSms = false) {
  const errors = checkForm(contactFields(t, { prefixes, sendSms }), { ...AINO, ...change }) ?? {}
  return Object.fromEntries(Object.entries(errors).map(([name, { rule }]) => [name, rule]))
}

test('valid contact details need no phone number', () => {
  expect(rulesBroken({})).toEqual({})
  expect(rulesBroken({ telephoneNumber: '40 123 4567', marketing: ['email', 'sms'] })).toEqual({})
})

test('an empty form reports each required field (§5)', () => {
  expect(rulesBroken({ email: ' ', emailConfirmation: '', firstname: '', lastname: '\n' })).toEqual(
    {
      email: 'empty',
      emailConfirmation: 'empty',
      firstname: 'empty',
      lastname: 'empty',
    },
  )
})

test.each([
  [
    { email: 'aino', emailConfirmation: 'aino' },
    { email: 'email', emailConfirmation: 'email' },
  ],
  [{ emailConfirmation: 'aino@example.com' }, { emailConfirmation: 'match' }],
  [{ firstname: '<b>Aino</b>' }, { firstname: 'symbols' }],
  [{ lastname: 'a'.repeat(101) }, { lastname: 'maxLength' }],
  [{ telephoneNumber: 'later' }, { telephoneNumber: 'phone' }],
  [{ telephonePrefix: 'XX|999' }, { telephonePrefix: 'empty' }],
])('%j breaks %j', (change, broken) => {
  expect(rulesBroken(change)).toEqual(broken)
})

test('codes by text message need a phone number', () => {
  expect(rulesBroken({}, true)).toEqual({ telephoneNumber: 'empty' })
  expect(rulesBroken({ telephoneNumber: '401234567' }, true)).toEqual({})
})

test('text messages are offered only to countries to which they can be sent', () => {
  const names = (canSendSms: boolean) =>
    contactFields(t, { prefixes, sendSms: true, canSendSms }).map(({ name }) => name)
  expect(names(true)).toContain('sendSms')
  expect(names(false)).not.toContain('sendSms')
  const number = contactFields(t, { prefixes, sendSms: true, canSendSms: false }).find(
    ({ name }) => name === 'telephoneNumber',
  )
  expect(number).toMatchObject({ required: false })
})

test.each([
  ['FIN|358', '(040) 123 4567', true, undefined],
  ['FIN|358', '+46 70-123 45 67', true, undefined],
  ['FIN|358', '', true, undefined],
  ['FIN|358', 'later', true, undefined],
  ['FIN|358', '09 123 4567', false, undefined],
  ['FIN|358', '09 123 4567', true, { kind: 'noSms' }],
  ['FIN|358', '040 765 43', false, { kind: 'phoneImpossible' }],
  ['NO|47', '070-123 45 67', false, { kind: 'otherCountry', country: 'SE' }],
  ['FIN|358', '070-123 45 67', true, { kind: 'otherCountry', country: 'SE' }],
  ['FIN|358', '412 34 567', true, { kind: 'otherCountry', country: 'NO' }],
  ['FIN|358', '412 34 567', false, undefined],
  ['DE|49', '0151 23456789', true, undefined],
] as const)(
  'the phone number %s and %s, text message %s: %j',
  (telephonePrefix, telephoneNumber, sendSms, problem) => {
    expect(phoneProblem({ telephonePrefix, telephoneNumber }, sendSms)).toEqual(problem)
  },
)

test('the prefixes have the values of §3, including FIN|358', () => {
  const values = prefixes.map(({ value }) => value)
  expect(values.slice(0, 3)).toEqual(['FIN|358', 'NO|47', 'SE|46'])
  expect(values.every((value) => /^[A-Z]{2,3}\|\d{1,3}$/.test(value) && value.length <= 10)).toBe(
    true,
  )
})

test.each(LOCALE_CODES)(
  '%s: the other prefixes have the names of Intl, and are sorted by them',
  async (locale) => {
    const { iso, country = 'FI' } = LOCALES[locale]
    const names = new Intl.DisplayNames(iso, { type: 'region' })
    const options = prefixOptions(await preloadMessages('checkout', locale), country)
    expect(options[0]?.label).toContain(names.of(country))
    for (const { value, label } of options)
      expect(label).toContain(`${names.of(value.split('|')[0]?.slice(0, 2) ?? '')} (+`)
    const others = options.slice(3).map(({ label }) => label)
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, iso)))
  },
)

test.each([
  ['sv-SE', 'en-GB', 'SE'],
  ['en-EU', 'en-GB', 'GB'],
  ['en-EU', 'zh-Hant-TW', 'TW'],
  ['en-EU', 'de', undefined],
  ['en-EU', '', undefined],
] as const)(
  'with locale %s and browser language %s the likely country is %s',
  (locale, language, country) => {
    expect(userCountry(locale, language)).toBe(country)
  },
)

test('a login fills in empty fields and keeps typed text', () => {
  const customer = {
    firstName: 'Aino',
    lastName: 'Virtanen',
    emailToken: 'aino@example.fi',
    phoneNumber: '+46701234567',
  }
  expect(detailsOfLogin(NO_CUSTOMER_DATA, customer)).toEqual({
    firstname: 'Aino',
    lastname: 'Virtanen',
    email: 'aino@example.fi',
    emailConfirmation: 'aino@example.fi',
    telephonePrefix: 'SE|46',
    telephoneNumber: '701234567',
  })
  expect(detailsOfLogin({ ...AINO, telephoneNumber: '1' }, customer)).toEqual({})
})
