import { describe, expect, test } from 'vitest'
import { customerUser } from '#client/customer/user-info.ts'
import { readView } from '#client/my-pages/views.tsx'
import { isDayOver } from '#client/orders/validity.ts'
import { readCards, readCustomer } from '#shared/contract/customer.ts'
import { readOrders } from '#shared/contract/order.ts'

describe('the customer data comes from the customer response: emailToken is the e-mail, the phone number is split by its prefix (§3, §5)', () => {
  test.each([
    ['+358401234567', 'FIN|358', '401234567'],
    ['+4791234567', 'NO|47', '91234567'],
    ['+46701234567', 'SE|46', '701234567'],
    ['+372501234', 'FIN|358', ''],
    ['', 'FIN|358', ''],
  ])('%s', (phone, telephonePrefix, telephoneNumber) => {
    expect(
      customerUser({
        firstName: 'Aino',
        lastName: 'Virtanen',
        emailToken: 'a@b.fi',
        phoneNumber: phone,
      }),
    ).toEqual({
      firstname: 'Aino',
      lastname: 'Virtanen',
      email: 'a@b.fi',
      emailConfirmation: 'a@b.fi',
      phone,
      telephonePrefix,
      telephoneNumber,
      marketing: [],
    })
  })

  test.each([undefined, null, 7, 'x', [], { firstName: {}, emailToken: [], phoneNumber: 1 }])(
    '%j is read as a customer without details',
    (answer) => {
      expect(customerUser(readCustomer(answer))).toMatchObject({
        firstname: '',
        email: '',
        phone: '',
        telephonePrefix: 'FIN|358',
      })
    },
  )
})

describe('orders', () => {
  const order = {
    orderId: 'A',
    status: 'paid',
    totals: { discount: 0, taxAmount: 2.55, totalWithTax: 12.55, totalWithoutTax: 10 },
    items: [],
    deliveries: [],
  }

  test('an unreadable order is counted', () => {
    expect(readOrders({ orders: [order, { orderId: 'B' }, null] })).toMatchObject({
      orders: [{ orderId: 'A' }],
      unreadable: 2,
    })
  })

  test.each([undefined, null, [], {}, { orders: {} }, { orders: null }, '<html>'])(
    '%j is rejected as a list of orders',
    (answer) => {
      expect(readOrders(answer)).toBeUndefined()
    },
  )
})

describe('cards', () => {
  test.each([
    ['•••• 4021', '•••• 4021'],
    ['**** **** **** 4021', '**** **** **** 4021'],
    ['4000 1234 5678 4021', '•••• •••• •••• 4021'],
    ['4000123456784021', '••••••••••••4021'],
  ])('a card number is never shown completely: %s → %s', (maskedNumber, shown) => {
    expect(readCards({ cards: [{ id: 1, name: 'Card', maskedNumber, validUntil: null }] })).toEqual(
      [{ id: '1', name: 'Card', maskedNumber: shown, validUntil: '' }],
    )
  })

  test.each([undefined, null, [], {}, { cards: 'x' }])(
    '%j is rejected as a list of cards',
    (answer) => {
      expect(readCards(answer)).toBeUndefined()
    },
  )
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-21T08:00:00Z', true],
  ['2026-11-21T23:59:59Z', false],
  ['2026-10', false],
  ['2025', false],
  ['11/26', false],
  ['', false],
])('validity until %s has passed on 21 November 2026 at noon: %s', (validUntil, over) => {
  expect(isDayOver(validUntil, new Date(2026, 10, 21, 12))).toBe(over)
})

test('each view has an address, and an unknown view is the overview', () => {
  for (const view of ['overview', 'orders', 'cards', 'details'])
    expect(readView(`?view=${view}`)).toBe(view)
  for (const search of ['', '?view=', '?view=__proto__', '?view=ORDERS', '?x=orders'])
    expect(readView(search)).toBe('overview')
})
