import { asked, breaks, found, header, set, status } from '../planted-break.ts'

let turn = 0

export const VISITOR_BREAKS = [
  ...breaks('auth', found, [
    [
      'no status',
      header('x-user-status', null),
      'header x-user-status: expected ANONYMOUS, received none',
    ],
    [
      'a status in other letters',
      header('x-user-status', 'anonymous'),
      'x-user-status: expected ANONYMOUS, received another value',
    ],
    [
      'always logged in',
      header('x-user-status', 'AUTHORIZED'),
      'header x-user-status: expected ANONYMOUS',
    ],
    [
      'never logged in',
      header('x-user-status', 'ANONYMOUS'),
      'header x-user-status: expected AUTHORIZED',
    ],
    [
      'a response that caches may store',
      header('cache-control', 'public, max-age=60'),
      'header cache-control: expected no-store',
    ],
  ]),
  ...breaks('logout', status(204), [
    ['a body', { status: 200, body: '{}' }, 'expected status 204, received 200'],
    [
      'a cookie that is not deleted',
      header('set-cookie', null),
      'header set-cookie: expected st1_session with Max-Age=0, received none',
    ],
  ]),

  ...breaks('customer', status(401), [
    ['404 for an unknown token', { status: 404 }, 'expected status 401, received 404'],
  ]),
  ...breaks('customer', found, [
    ['a name that is a number', set('firstName', 7), 'firstName: expected string'],
    [
      'a phone number without a country code',
      set('phoneNumber', '0401234567'),
      'phoneNumber: expected the format +358401234567',
    ],
  ]),
  ...breaks('customerCards', found, [
    [
      'a card number that is not masked',
      set('cards.0.maskedNumber', '4021 4021 4021'),
      'maskedNumber: shows more than the last four digits',
    ],
    ['a bare list', (b) => b.cards, 'the body: expected object'],
  ]),
  ...breaks('customerOrders', found, [
    [
      'the oldest order first',
      (b) => void (b.orders = b.orders.toReversed()),
      'orders: expected the newest first',
    ],
    [
      'an order without totals',
      set('orders.0.totals', undefined),
      'orders[].totals: expected object',
    ],
  ]),

  ...breaks('submitForm', found, [
    ['an invalid id', set('id', 'number 7'), /^id: expected 1 to 64 letters/m],
    [
      'two ids for one key',
      (b) => void (b.id = `id-${(turn += 1)}`),
      'again: expected the same id',
    ],
    ['a national date format', set('received', '4.11.2026'), 'received: expected an ISO 8601 date'],
  ]),
  ...breaks('submitForm', (_, received) => received === 422, [
    [
      'no field name',
      (b) => (b.errors ? { error: { code: 'INVALID' } } : undefined),
      'errors: expected record',
    ],
  ]),
  ...breaks('submitForm', asked('"nobody"'), [
    [
      'a rule of its own',
      (b) =>
        Object.values(b.errors ?? {}).forEach((error) =>
          Object.assign(error ?? {}, { rule: 'pattern' }),
        ),
      "errors: expected the field's rule 'email'",
    ],
  ]),
  ...breaks('submitForm', asked('"find-codes"'), [
    [
      'a response that reveals which orders exist',
      { status: 404 },
      'expected status 200, received 404',
    ],
  ]),
  ...breaks('submitForm', status(404), [
    ['an unknown form', { status: 200 }, 'expected status 404, received 200'],
  ]),
]
