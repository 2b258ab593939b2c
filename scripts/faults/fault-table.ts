// Mistakes that a developer makes, in the flows that visitors need most: a condition negated, a
// limit off by one, a line left out, a wrong key. Without components and hooks, which only the
// browser tests run.

/** `from` is in the file exactly once. */
export interface Fault {
  /** the name of the file, with as much of its folder as makes it unique */
  file: string
  what: string
  from: string
  to: string
  /** in place of the area's tests */
  tests?: readonly string[]
}

export interface Area {
  tests: readonly string[]
  faults: readonly Fault[]
}

const CART: Area = {
  tests: ['tests/client/cart', 'tests/shared/money'],
  faults: [
    {
      file: 'cart/cart-items.ts',
      what: 'a second press adds nothing',
      from: 'line.amount + 1',
      to: 'line.amount',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'one line too many',
      from: 'cart.items.length < MAX_CART_LINES',
      to: 'cart.items.length <= MAX_CART_LINES',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'an empty cart keeps its totals',
      from: 'items.length === 0 ? ZERO_TOTALS : cart.totals',
      to: 'cart.totals',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'no picture from the list',
      from: 'image: image ?? images?.[0]',
      to: 'image',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'the discount code is not sent',
      from: '    discountCode: discountCode || undefined,\n',
      to: '',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'an amount of 0',
      from: 'Math.max(1, whole)',
      to: 'Math.max(0, whole)',
    },
    {
      file: 'cart/cart-items.ts',
      what: 'joined lines lose an amount',
      from: 'parseQuantity(present.amount + item.amount)',
      to: 'parseQuantity(item.amount)',
    },
    {
      file: 'create-cart-store.ts',
      what: 'the previous request is not aborted',
      from: '    newest.abort()\n',
      to: '',
    },
    {
      file: 'create-cart-store.ts',
      what: 'no debounce',
      from: 'if (delayMs > 0) await wait(delayMs)',
      to: 'if (delayMs > 0) void wait(delayMs)',
    },
    {
      file: 'create-cart-store.ts',
      what: 'no retry after a rate limit',
      from: "if (outcome === 'outage' || outcome === 'limited') void retry",
      to: "if (outcome === 'outage') void retry",
    },
    {
      file: 'create-cart-store.ts',
      what: 'an outage empties the cart',
      from: "if (validation.kind === 'refused')",
      to: "if (validation.kind !== 'validated')",
    },
    {
      file: 'create-cart-store.ts',
      what: 'a code that is too long is sent',
      from: 'if (!isTooLong) change(',
      to: 'change(',
    },
    {
      file: 'create-cart-store.ts',
      what: 'no product is the first',
      from: 'first: before.items.length === 0',
      to: 'first: next.items.length === 0',
    },
    {
      file: 'create-cart-store.ts',
      what: 'undo appends the line',
      from: 'cart.items.toSpliced(removed.index, 0, removed.item)',
      to: '[...cart.items, removed.item]',
    },
    {
      file: 'stored-cart.ts',
      what: 'the stored amount has another key',
      from: "parseQuantity(raw['amount'])",
      to: "parseQuantity(raw['quantity'])",
    },
    {
      file: 'cart/upsell.ts',
      what: 'a bundle smaller by 1 counts',
      from: 'member.amount - offered.amount > 1',
      to: 'member.amount - offered.amount >= 1',
    },
    {
      file: 'validate-cart.ts',
      what: 'more lines than asked are accepted',
      from: 'items.size !== cart.items.length || ',
      to: '',
    },
    {
      file: 'validate-cart.ts',
      what: 'a rejected code stays',
      from: 'discountCode: discountCodeValid ? cart.discountCode : undefined',
      to: 'discountCode: cart.discountCode',
    },
    {
      file: 'money/price.ts',
      what: 'a line is not rounded per piece',
      from: 'roundToCents(roundToCents(price) * amount)',
      to: 'roundToCents(price * amount)',
    },
    {
      file: 'money/price.ts',
      what: 'the tax has the wrong sign',
      from: '1 + taxPercent / 100',
      to: '1 - taxPercent / 100',
    },
  ],
}

const CHECKOUT: Area = {
  tests: ['tests/client/checkout', 'tests/shared/phone'],
  faults: [
    {
      file: 'checkout-store.ts',
      what: 'the text message is not restored',
      from: "readFlag(saved['sendSms'])",
      to: "readFlag(saved['sms'])",
    },
    {
      file: 'checkout-store.ts',
      what: 'customer data and choices are swapped',
      from: 'if (Object.hasOwn(NO_CUSTOMER_DATA, name))',
      to: 'if (!Object.hasOwn(NO_CUSTOMER_DATA, name))',
    },
    {
      file: 'checkout/countries.ts',
      what: "the visitor's country is not first",
      from: '...(userCountry ? [userCountry] : []), ',
      to: '',
    },
    {
      file: 'checkout/countries.ts',
      what: 'Finland has two letters',
      from: "code === 'FI' ? 'FIN' : code",
      to: 'code',
    },
    {
      file: 'order-request.ts',
      what: 'a free order needs a payment method',
      from: '(total > 0 && paymentMethodType === undefined)',
      to: 'paymentMethodType === undefined',
    },
    {
      file: 'order-request.ts',
      what: 'a text message to any number',
      from: ' && canSendSms === true',
      to: '',
    },
    {
      file: 'order-request.ts',
      what: "the number's own country is ignored",
      from: 'phone?.telephonePrefix ?? customerData.telephonePrefix',
      to: 'customerData.telephonePrefix',
    },
    {
      file: 'order-request.ts',
      what: 'a bank is sent with a card',
      from: "bank: (paymentMethodType === 'bank' && bank) || undefined",
      to: 'bank',
    },
    {
      file: 'steps/steps.ts',
      what: 'the review opens without contact details',
      from: "  if (step !== 'contact' && !contact) return 'contact'\n",
      to: '',
    },
    {
      file: 'steps/steps.ts',
      what: 'a free order returns to the payment',
      from: "step === 'review' && payment === false",
      to: "step === 'review' && !payment",
    },
    {
      file: 'contact-fields.ts',
      what: 'the confirmation matches itself',
      from: "ruleValue: 'email' }",
      to: "ruleValue: 'emailConfirmation' }",
    },
    {
      file: 'contact-fields.ts',
      what: 'a number is required where no message can be sent',
      from: 'required: sendSms && canSendSms',
      to: 'required: sendSms',
    },
    {
      file: 'phone/phone-number.ts',
      what: 'a foreign number needs to be a mobile',
      from: 'const needsMobile = sendSms && offersSms(fields)',
      to: 'const needsMobile = sendSms',
    },
    {
      file: 'payment-fields.ts',
      what: 'a choice of one card',
      from: "methodsOf('card').length > 1",
      to: "methodsOf('card').length > 0",
    },
    {
      file: 'phone/phone-number.ts',
      what: 'a Canadian prefix becomes American',
      from: 'number && isOfPrefix ? { ...number, telephonePrefix } : number',
      to: 'number',
    },
    {
      file: 'phone/phone-number.ts',
      what: 'a mobile number without its last digits',
      from: 'found.isValid() && !INCOMPLETE_MOBILE.test(found.number)',
      to: 'found.isValid()',
    },
  ],
}

const PAYMENT: Area = {
  tests: ['tests/client/checkout', 'tests/client/orders', 'tests/client/my-pages'],
  faults: [
    {
      file: 'payment/pay.ts',
      what: 'another total than the one shown is paid',
      from: 'order?.total === shown.total && cartKey',
      to: 'order !== undefined && cartKey',
    },
    {
      file: 'payment/pay.ts',
      what: 'the visitor cannot pay anyway',
      from: '!isSame && !anyway && isOpen(known)',
      to: '!isSame && isOpen(known)',
    },
    {
      file: 'payment/pay.ts',
      what: 'a user name in the address',
      from: "if (!url || url.username !== '' || url.password !== '')",
      to: 'if (!url)',
    },
    {
      file: 'payment/pay.ts',
      what: 'another port of the host',
      from: 'hosts.includes(url.host)',
      to: 'hosts.includes(url.hostname)',
    },
    {
      file: 'payment/pay.ts',
      what: 'the key is not stored before the request',
      from: '  storedAttempt.write(attempt)\n',
      to: '',
    },
    {
      file: 'payment/pay.ts',
      what: 'a refused order keeps its key',
      from: '    retireKey(storedAttempt)\n',
      to: '',
    },
    {
      file: 'order-attempt.ts',
      what: 'the accepted terms are forgotten',
      from: 'now - attempt.at < HOUR_MS',
      to: 'now - attempt.at > HOUR_MS',
    },
    {
      file: 'order-attempt.ts',
      what: 'a changed cart is emptied',
      from: 'return attempt.cart === cart\n',
      to: 'return true\n',
    },
    {
      file: 'order-attempt.ts',
      what: 'a pending order loses its key',
      from: "order.status !== 'pending' && ",
      to: '',
    },
    {
      file: 'order-calls.ts',
      what: 'a rate limit is sent again at once',
      from: "    if (outcome === 'limited') return { kind: 'limited' }\n",
      to: '',
    },
    {
      file: 'order-calls.ts',
      what: "another customer's order is shown",
      from: 'return order?.orderId === back.orderId ?',
      to: 'return order ?',
    },
    {
      file: 'exclusively.ts',
      what: 'a failed payment runs twice',
      from: '    if (isGranted) throw error\n',
      to: '',
    },
    {
      file: 'use-order.ts',
      what: 'a pending order is not polled',
      from: 'waitedMs < POLL_FOR_MS',
      to: 'waitedMs > POLL_FOR_MS',
    },
    {
      file: 'order-state.ts',
      what: 'a new order is partly used',
      from: "has('used') ? 'partlyUsed' : 'paid'",
      to: "has('used') ? 'paid' : 'partlyUsed'",
    },
    {
      file: 'order-state.ts',
      what: 'a used code is withdrawn',
      from: "  if (used !== undefined) return 'used'\n",
      to: '',
    },
    {
      file: 'orders/validity.ts',
      what: 'a code ends a day early',
      from: 'T23:59:59.999',
      to: 'T00:00:00.000',
    },
    {
      file: 'price-cart.ts',
      what: 'a discount above the price',
      from: 'Math.min(amount.cents, gross)',
      to: 'amount.cents',
      tests: ['tests/backend/validate-cart.test.ts', 'tests/backend/free-order.test.ts'],
    },
    {
      file: 'quote-cart.ts',
      what: 'an unknown product is left out',
      from: 'lines.length < items.length',
      to: 'lines.length === 0',
      tests: ['tests/backend/validate-cart.test.ts'],
    },
    {
      file: 'pay-order.ts',
      what: 'a wrong token pays',
      from: "(await isSigned(c.env.DB, orderId, 'pay', token))",
      to: "isSigned(c.env.DB, orderId, 'pay', token)",
      tests: ['tests/backend/payment.test.ts'],
    },
  ],
}

const OF_THE_EDGE = [
  'tests/worker/routes/page.test.ts',
  'tests/worker/routes/redirect-loops.test.ts',
  'tests/worker/middleware',
]

const REDIRECTS: Area = {
  tests: ['tests/shared/navigation', 'tests/redirects/table'],
  faults: [
    {
      file: 'page-result.ts',
      what: 'a card list leads to itself',
      from: 'cardListUrl && leadsElsewhere(cardListUrl, path)',
      to: 'cardListUrl',
    },
    {
      file: 'page-result.ts',
      what: 'an unsafe target is followed',
      from: 'isSafeExternalUrl(target) && parseUrl(target) !== undefined',
      to: 'parseUrl(target) !== undefined',
    },
    {
      file: 'page-result.ts',
      what: 'a query makes the same page another one',
      from: "target.replace(/[?#].*$/s, '') !== path",
      to: 'target !== path',
    },
    {
      file: 'redirect-target.ts',
      what: 'the query comes after the hash',
      from: "target.includes('#') ? target.indexOf('#') : target.length",
      to: 'target.length',
    },
    {
      file: 'redirect-target.ts',
      what: 'two question marks',
      from: "if (!address.includes('?')) return '?'",
      to: "if (address.includes('?')) return '?'",
    },
    {
      file: 'canonical-url.ts',
      what: 'a slash at the end stays',
      from: ".replace(/(.)\\/$/, '$1')",
      to: '',
      tests: OF_THE_EDGE,
    },
    {
      file: 'canonical-url.ts',
      what: 'the query is lost',
      from: '${pathname}${url.search}',
      to: '${pathname}',
      tests: OF_THE_EDGE,
    },
    {
      file: 'redirect-match.ts',
      what: 'letter case matters',
      from: 'exact.get(key) ?? exact.get(folded)',
      to: 'exact.get(key)',
    },
    {
      file: 'redirect-match.ts',
      what: 'the shortest folder wins',
      from: '  const folded = foldRedirectKey(key)\n',
      to: "  const folded = foldRedirectKey(key)\n  if (folders.get('/') !== undefined) return folders.get('/')\n",
    },
    {
      file: 'redirect-match.ts',
      what: 'the last of two rules wins',
      from: 'if (!index.has(name)) index.set',
      to: 'index.set',
    },
    {
      file: 'redirect-rule.ts',
      what: 'a target of another host',
      from: "  if (target.startsWith('//')) return 'targetSlashes'\n",
      to: '',
    },
    {
      file: 'navigation/site-page.ts',
      what: 'five hops are too many',
      from: 'visited.length > MAX_REDIRECT_HOPS + 1',
      to: 'visited.length > MAX_REDIRECT_HOPS',
      tests: OF_THE_EDGE,
    },
    {
      file: 'site-redirect.ts',
      what: 'a prefix that was not asked for',
      from: "explicit ? addressing : { ...addressing, prefix: '' as const }",
      to: 'addressing',
      tests: [
        'tests/shared/navigation',
        'tests/worker/routes/page.test.ts',
        'tests/worker/routes/payload.test.ts',
      ],
    },
    {
      file: 'resolve-page.ts',
      what: 'a path of another locale leaves its prefix',
      from: 'if (first && !address.explicit)',
      to: 'if (first)',
      tests: OF_THE_EDGE,
    },
    {
      file: 'resolve-page.ts',
      what: 'the card list comes after the table',
      from: 'tableTarget === undefined ? await page : await withinLimit(page, limitMs)',
      to: 'tableTarget === undefined ? await page : undefined',
      tests: [
        'tests/worker/routes/page.test.ts',
        'tests/worker/loaders',
        'tests/worker/routes/redirect-loops.test.ts',
      ],
    },
    {
      file: 'find-redirect.ts',
      what: 'the configured root page is ignored',
      from: 'rootPage ?? findRedirect(context, path)',
      to: 'findRedirect(context, path)',
      tests: OF_THE_EDGE,
    },
    {
      file: 'cached-redirects.ts',
      what: 'a deleted table is used',
      from: '  if (value === null && before) throw new Error(`${locale} is not in KV`)\n',
      to: '',
      tests: ['tests/worker/loaders'],
    },
    {
      file: 'worker/routes/page.ts',
      what: 'browsers cache redirects',
      from: "Location: new URL(address).href, 'Cache-Control': 'no-store'",
      to: 'Location: new URL(address).href',
      tests: ['tests/worker/routes/page.test.ts', 'tests/worker/routes/folder-redirect.test.ts'],
    },
  ],
}

const LOCALE: Area = {
  tests: ['tests/shared/locale', 'tests/shared/navigation/page-path.test.ts'],
  faults: [
    {
      file: 'detect-locale.ts',
      what: 'the cookie is ignored',
      from: '  if (isLocaleCode(cookie)) return cookie\n',
      to: '',
    },
    {
      file: 'detect-locale.ts',
      what: 'a refused language is used',
      from: 'quality > 0',
      to: 'quality >= 0',
    },
    {
      file: 'detect-locale.ts',
      what: 'the worst language wins',
      from: 'b.quality - a.quality',
      to: 'a.quality - b.quality',
    },
    {
      file: 'detect-locale.ts',
      what: 'a visitor with a cookie is offered a language',
      from: '  if (isLocaleCode(signals.cookie)) return undefined\n',
      to: '',
    },
    {
      file: 'locale-links.ts',
      what: 'preview twice',
      from: 'preview && !named.preview',
      to: 'preview',
    },
    {
      file: 'locale-links.ts',
      what: 'a host with a dot at its end is unknown',
      from: "    .replace(/\\.$/, '')\n",
      to: '',
    },
    {
      file: 'locale-links.ts',
      what: 'links have a prefix on the own domain',
      from: "prefix: onOwnDomain ? '' : `/${locale}`",
      to: 'prefix: `/${locale}`',
    },
    {
      file: 'page-path.ts',
      what: 'a second locale is removed',
      from: 'locale === undefined && named !== undefined',
      to: 'named !== undefined',
    },
    {
      file: 'site-locale.ts',
      what: 'a payload ignores the locale of its tab',
      from: "c.req.header('x-st1-locale') ?? getCookie",
      to: 'getCookie',
      tests: ['tests/worker/middleware', 'tests/worker/routes/payload.test.ts'],
    },
    {
      file: 'worker/routes/page.ts',
      what: 'a prefetch changes the language',
      from: "!purpose.includes('prefetch') &&",
      to: '',
      tests: ['tests/worker/middleware', 'tests/worker/routes/page.test.ts'],
    },
  ],
}

const CACHE: Area = {
  tests: [
    'tests/worker/cache',
    'tests/worker/controls/purge.test.ts',
    'tests/worker/routes/answer-from-edge.test.ts',
  ],
  faults: [
    {
      file: 'cache/cached.ts',
      what: 'copies are dropped too early',
      from: 'now - copy.storedAt >= lifetimes.keepMs',
      to: 'now - copy.storedAt >= lifetimes.staleMs',
    },
    {
      file: 'cache/cached.ts',
      what: 'an old copy is sent without waiting',
      from: 'now - copy.storedAt < lifetimes.staleMs',
      to: 'now - copy.storedAt > lifetimes.staleMs',
    },
    {
      file: 'cache/cached.ts',
      what: 'no copy in an outage',
      from: "renewed.kind === 'broken' ? ofCopy(copy, 'stale-on-error') : asCached",
      to: 'asCached',
    },
    {
      file: 'cache/cached.ts',
      what: 'locales share a copy',
      from: '/${kind}/${locale}/',
      to: '/${kind}/',
    },
    {
      file: 'cache/cached.ts',
      what: 'a purge changes nothing',
      from: 'purged > 0 ? `${key}&purged=${purged}` : key',
      to: 'key',
    },
    {
      file: 'cache/cached.ts',
      what: 'concurrent renewals',
      from: '  if (isUnderWay(request.key, context.now)) return undefined\n',
      to: '',
    },
    {
      file: 'cache/memo.ts',
      what: 'the value used last is dropped',
      from: '    entries.delete(key)\n    entries.set(key, entry)\n',
      to: '',
    },
    {
      file: 'worker/routes/page.ts',
      what: 'a weak ETag is not the same',
      from: "tag.replace(/^W\\//, '') === etag",
      to: 'tag === etag',
    },
    {
      file: 'worker/routes/page.ts',
      what: 'a private page is stored',
      from: '!isPrivate(result.page) && !isRefused',
      to: '!isRefused',
    },
    {
      file: 'content-loader.ts',
      what: 'a missing page is fetched each time',
      from: "isGone ? 'gone' : 'broken'",
      to: "'broken'",
    },
    {
      file: 'load-content.ts',
      what: 'a personal page is stored',
      from: '{ mayStore: (page) => !isPersonal(page) }',
      to: '{}',
    },
    {
      file: 'kv-lookup.ts',
      what: 'KV is asked by every request',
      from: 'nextAt: now + EVERY_MS',
      to: 'nextAt: now',
      tests: ['tests/worker/loaders', 'tests/worker/controls'],
    },
    {
      file: 'security-headers.ts',
      what: 'a preview is indexed',
      from: "  c.header('X-Robots-Tag', 'noindex')\n",
      to: '',
      tests: ['tests/worker/routes/preview.test.ts'],
    },
  ],
}

const PROXY: Area = {
  tests: [
    'tests/worker/routes/proxy.test.ts',
    'tests/worker/routes/proxy-answer.test.ts',
    'tests/worker/routes/session.test.ts',
    'tests/worker/routes/call-limit.test.ts',
    'tests/worker/routes/refusals.test.ts',
  ],
  faults: [
    {
      file: 'routes/proxy.ts',
      what: 'other sites may search',
      from: "endpoint.method !== 'GET' && isForeignRequest(c.req.raw)",
      to: 'false',
    },
    {
      file: 'routes/proxy.ts',
      what: 'browsers cache a shared answer',
      from: "  response.headers.set('Cache-Control', 'no-store')\n",
      to: '',
    },
    {
      file: 'routes/proxy.ts',
      what: 'the query is not passed on',
      from: 'const address = path + passedQuery(c, endpoint)',
      to: 'const address = path',
    },
    {
      file: 'forward-call.ts',
      what: 'every endpoint gets the session cookie',
      from: "session === 'cookie' && own !== undefined",
      to: 'own !== undefined',
    },
    {
      file: 'forward-call.ts',
      what: 'a redirect of the backend is passed on',
      from: "  if (status >= 300) return refusal(502, 'UPSTREAM_FAILED', headers)\n",
      to: '',
    },
    {
      file: 'forward-call.ts',
      what: 'an accepted form is an error',
      from: 'return isSent',
      to: 'return false',
      tests: ['tests/worker/routes/proxy-answer.test.ts', 'tests/worker/forms'],
    },
    {
      file: 'forward-call.ts',
      what: 'logout keeps the cookie',
      from: "if (key === 'logout')",
      to: "if (key !== 'logout')",
    },
    {
      file: 'forward-call.ts',
      what: 'the errors of a form are lost',
      from: 'errors && { errors }',
      to: 'undefined',
      tests: ['tests/worker/routes/proxy-answer.test.ts', 'tests/worker/forms'],
    },
    {
      file: 'fetch-upstream.ts',
      what: 'redirects are followed',
      from: "redirect: 'manual'",
      to: "redirect: 'follow'",
    },
    { file: 'fetch-upstream.ts', what: 'no time limit', from: '      signal,\n', to: '' },
    {
      file: 'foreign-request.ts',
      what: 'a typed address is foreign',
      from: "site !== 'same-origin' && site !== 'none'",
      to: "site !== 'same-origin'",
      tests: ['tests/worker/routes/proxy.test.ts', 'tests/worker/forms'],
    },
    {
      file: 'visitor-limit.ts',
      what: 'a refused order is free the next time',
      from: 'if (success && counted !== undefined)',
      to: 'if (counted !== undefined)',
    },
    {
      file: 'worker/routes/images.ts',
      what: 'a missing picture is cached for a day',
      from: "response.ok ? 'public, max-age=86400' : 'no-store'",
      to: "'public, max-age=86400'",
      tests: ['tests/worker/routes/images.test.ts'],
    },
  ],
}

const FORMS: Area = {
  tests: ['tests/shared/forms', 'tests/client/forms'],
  faults: [
    {
      file: 'forms/rules.ts',
      what: 'a hidden field is required',
      from: "required && type !== 'hidden'",
      to: 'required',
    },
    {
      file: 'forms/rules.ts',
      what: 'the shortest text is too short',
      from: 'lengthOf(String(said)) >= bound',
      to: 'lengthOf(String(said)) > bound',
    },
    {
      file: 'forms/rules.ts',
      what: 'a phone number of any length',
      from: 'digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS',
      to: 'digits.length >= MIN_DIGITS',
    },
    {
      file: 'forms/rules.ts',
      what: 'letter case of e-mail addresses matters',
      from: "field.type === 'email' ? one.toLowerCase() === written.toLowerCase() : one === written",
      to: 'one === written',
    },
    {
      file: 'check-form.ts',
      what: 'a field named constructor has an error',
      from: 'Object.hasOwn(errors, name) ? errors[name] : undefined',
      to: 'errors[name]',
    },
    {
      file: 'form-values.ts',
      what: 'a date is sent as typed',
      from: "field.type === 'date' ? (readDate(text) ?? text) : text",
      to: 'text',
    },
    {
      file: 'form-values.ts',
      what: 'empty values are sent',
      from: '.filter(([, value]) => value.length > 0)',
      to: '',
    },
    {
      file: 'read-date.ts',
      what: 'a month of one digit',
      from: "month.padStart(2, '0')",
      to: 'month',
    },
    {
      file: 'forms/estimate.ts',
      what: 'a fee at its limit',
      from: 'amount < (fee.below ?? Infinity)',
      to: 'amount <= (fee.below ?? Infinity)',
    },
    {
      file: 'verification-code.ts',
      what: 'ST1- without digits is a prefix',
      from: '/^ST1-\\d/',
      to: '/^ST1-/',
    },
    {
      file: 'routes/forms.ts',
      what: 'another site sends a form',
      from: '  if (isForeignRequest(c.req.raw)) return bareErrorPage(403)\n',
      to: '',
      tests: ['tests/worker/forms'],
    },
    {
      file: 'routes/forms.ts',
      what: 'a form cannot be changed before it is confirmed',
      from: "  if (step === FORM_STEPS.change) return { kind: 'changing', values }\n",
      to: '',
      tests: ['tests/worker/forms'],
    },
    {
      file: 'routes/forms.ts',
      what: 'typed values are cached',
      from: "'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'",
      to: "'Content-Type': 'text/html; charset=utf-8'",
      tests: ['tests/worker/forms'],
    },
    {
      file: 'routes/forms.ts',
      what: 'a repeated form is sent twice',
      from: '(KEY.test(sentKey) ? sentKey : crypto.randomUUID())',
      to: 'crypto.randomUUID()',
      tests: ['tests/worker/forms'],
    },
    {
      file: 'worker/routes/submit-form.ts',
      what: 'values are sent as typed',
      from: 'values: cleanValues(form.fields, values)',
      to: 'values',
      tests: ['tests/worker/forms'],
    },
    {
      file: 'worker/routes/submit-form.ts',
      what: 'a trap marks nothing',
      from: "ownText(values, TRAP_NAME) !== ''",
      to: "ownText(values, TRAP_NAME) === ''",
      tests: ['tests/worker/forms'],
    },
  ],
}

const HOURS: Area = {
  tests: ['tests/client/stations', 'tests/shared/stations/hours'],
  faults: [
    {
      file: 'read-opening-hours.ts',
      what: 'a range without length',
      from: 'from.seconds === to.seconds ||',
      to: '',
    },
    {
      file: 'read-opening-hours.ts',
      what: 'a range over midnight ends before it starts',
      from: 'to.seconds < from.seconds ? DAY_SECONDS : 0',
      to: '0',
    },
    {
      file: 'read-opening-hours.ts',
      what: 'eight whole days are not around the clock',
      from: 'days.length >= DAY_ENTRIES',
      to: 'days.length > DAY_ENTRIES',
    },
    {
      file: 'open-outlook.ts',
      what: 'open at the closing time',
      from: 'if (closes <= now) continue',
      to: 'if (closes < now) continue',
    },
    {
      file: 'open-outlook.ts',
      what: 'touching ranges close in between',
      from: 'opens > (closing?.at ?? now)',
      to: 'opens >= (closing?.at ?? now)',
    },
    {
      file: 'open-status.ts',
      what: 'midnight is tomorrow',
      from: 'open ? existing - 1 : existing',
      to: 'existing',
    },
    {
      file: 'part-status.ts',
      what: 'one part that closes soon is enough',
      from: 'open.every(',
      to: 'open.some(',
    },
    {
      file: 'part-status.ts',
      what: 'half an hour is not soon',
      from: 'until.inMinutes <= SOON_MINUTES',
      to: 'until.inMinutes < SOON_MINUTES',
    },
    {
      file: 'local-moment.ts',
      what: 'a closed station opens again in autumn',
      from: 'comesAgain ? (Math.floor(wall / HOUR_SECONDS) + 1) * HOUR_SECONDS - 1 : wall',
      to: 'wall',
    },
    {
      file: 'hours/opening-hours.ts',
      what: 'yesterday has no row',
      from: 'day >= today - 1',
      to: 'day >= today',
    },
    {
      file: 'hours/opening-hours.ts',
      what: 'a closed day has empty hours',
      from: "ranges.length === 0 ? { kind: 'closed' } : { kind: 'ranges', text: textOf(ranges) }",
      to: "{ kind: 'ranges', text: textOf(ranges) }",
    },
    {
      file: 'open-at.ts',
      what: 'the last day cannot be chosen',
      from: 'date <= last',
      to: 'date < last',
    },
  ],
}

const FILTERS: Area = {
  tests: [
    'tests/shared/stations/query',
    'tests/shared/stations/search/find-stations.test.ts',
    'tests/shared/stations/services',
    'tests/client/stations',
  ],
  faults: [
    {
      file: 'filters-of.ts',
      what: 'all chosen fuels are required',
      from: 'additive.some(',
      to: 'additive.every(',
    },
    {
      file: 'filters-of.ts',
      what: 'the hours of a wash do not count',
      from: "  if (partHours(station).wash?.aroundTheClock) ids.push('carwash24h')\n",
      to: '',
    },
    {
      file: 'filters-of.ts',
      what: 'a fuel in the list of fuels is not found',
      from: '[...services, ...fuels].flatMap',
      to: '[...services].flatMap',
    },
    {
      file: 'find-attribute.ts',
      what: 'letter case of codes matters',
      from: 'code.toLowerCase().replace',
      to: 'code.replace',
    },
    {
      file: 'find-attribute.ts',
      what: 'a synonym is another service',
      from: 'BY_CODE.get(code)?.code ?? code',
      to: 'code',
    },
    {
      file: 'read-filters.ts',
      what: 'a charger is an unknown code',
      from: ' && chargingOf(code) === undefined',
      to: '',
    },
    {
      file: 'sort-stations.ts',
      what: 'the farthest station is first',
      from: ': near - far',
      to: ': far - near',
    },
    {
      file: 'stations/filters.ts',
      what: 'an unknown code matches every station',
      from: 'plain.every((code) => offered.has(code))',
      to: 'plain.every((code) => offered.has(code) || true)',
    },
    {
      file: 'create-search.ts',
      what: 'closed stations are left out',
      from: 'asksTime ? one : { ...one, isOpen: true }',
      to: 'one',
    },
    {
      file: 'stations/clusters.ts',
      what: 'a cluster of the mean is busy',
      from: 'return count > Math.max',
      to: 'return count >= Math.max',
    },
  ],
}

export const AREAS: Record<string, Area> = {
  cart: CART,
  checkout: CHECKOUT,
  payment: PAYMENT,
  redirects: REDIRECTS,
  locale: LOCALE,
  cache: CACHE,
  proxy: PROXY,
  forms: FORMS,
  hours: HOURS,
  filters: FILTERS,
}
