import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { expect, test } from 'vitest'
import { compareLocales } from './compare-locales.ts'

await compareLocales({
  name: 'the messages',
  load: (locale) => loadMessages('site', locale),
  sameAsEnglish: ['footer.copyright', 'notifications.information'],
})
await compareLocales({
  name: 'the form words',
  load: (locale) => loadMessages('forms', locale),
  sameAsEnglish: ['forms.examples.phone', 'forms.examples.phoneWithCountry', 'forms.submit'],
})
await compareLocales({ name: 'the words of what is saved', load: (locale) => loadMessages('saved', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the words of an order', load: (locale) => loadMessages('orders', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the words of the consent dialog', load: (locale) => loadMessages('consent', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the words of products and the cart', load: (locale) => loadMessages('cart', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the checkout words', load: (locale) => loadMessages('checkout', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the words of places', load: (locale) => loadMessages('server', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the words of the error page', load: (locale) => loadMessages('errors', locale), sameAsEnglish: [] })
await compareLocales({ name: 'the customer words', load: (locale) => loadMessages('customer', locale), sameAsEnglish: [] })

test.each(LOCALE_CODES)('the words of a late feature are a module of their own, not among the site’s: %s', async (locale) => {
  const site = Object.keys(await loadMessages('site', locale))
  for (const name of ['consent', ...Object.keys(await loadMessages('forms', locale))]) expect(site).not.toContain(name)
})

test.each(LOCALE_CODES)('the words of the consent dialog have no placeholder: it reads them as they stand: %s', async (locale) => {
  expect(JSON.stringify(await loadMessages('consent', locale))).not.toContain('{{')
})
