import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadCartMessages } from '#shared/messages/cart/load-cart-messages.ts'
import { loadCheckoutMessages } from '#shared/messages/checkout/load-checkout-messages.ts'
import { loadConsentMessages } from '#shared/messages/consent/load-consent-messages.ts'
import { loadCustomerMessages } from '#shared/messages/customer/load-customer-messages.ts'
import { loadFormMessages } from '#shared/messages/forms/load-form-messages.ts'
import { loadMessages } from '#shared/messages/load-messages.ts'
import { loadPlaceMessages } from '#shared/messages/places/load-place-messages.ts'
import { expect, test } from 'vitest'
import { compareLocales } from './compare-locales.ts'

await compareLocales({ name: 'the messages', load: loadMessages, sameAsEnglish: ['footer.copyright', 'notifications.information'] })
await compareLocales({ name: 'the form words', load: loadFormMessages, sameAsEnglish: ['forms.submit'] })
await compareLocales({ name: 'the words of the consent dialog', load: loadConsentMessages, sameAsEnglish: [] })
await compareLocales({ name: 'the words of products and the cart', load: loadCartMessages, sameAsEnglish: [] })
await compareLocales({ name: 'the checkout words', load: loadCheckoutMessages, sameAsEnglish: [] })
await compareLocales({ name: 'the words of places', load: loadPlaceMessages, sameAsEnglish: [] })
await compareLocales({ name: 'the customer words', load: loadCustomerMessages, sameAsEnglish: [] })

test.each(LOCALE_CODES)('the words of a late feature are a module of their own, not among the site’s: %s', async (locale) => {
  const site = Object.keys(await loadMessages(locale))
  for (const name of ['consent', ...Object.keys(await loadFormMessages(locale))]) expect(site).not.toContain(name)
})

test.each(LOCALE_CODES)('the words of the consent dialog have no placeholder: it reads them as they stand: %s', async (locale) => {
  expect(JSON.stringify(await loadConsentMessages(locale))).not.toContain('{{')
})
