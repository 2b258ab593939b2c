import { beforeEach, expect, test, vi } from 'vitest'
import { notePending, pendingOrder } from '#client/orders/pending-order.ts'
import { forgetSaved } from '#client/saved/forget-saved.ts'
import { stubStorage } from '../stub-storage.ts'

const BACK = { orderId: 'AB12-CD34-EF56', signature: 'signed' }

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

test.each(['paid', 'cancelled', 'failed'] as const)(
  'a pending order is remembered until it is %s',
  (status) => {
    notePending(BACK, 'pending')
    expect(pendingOrder.read()).toEqual(BACK)
    notePending({ ...BACK, orderId: 'another' }, status)
    expect(pendingOrder.read()).toEqual(BACK)
    notePending(BACK, status)
    expect(pendingOrder.read()).toBeUndefined()
  },
)

test('a logout forgets the signature of a pending order', async () => {
  notePending(BACK, 'pending')
  await forgetSaved()
  expect(pendingOrder.read()).toBeUndefined()
})
