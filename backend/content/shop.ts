// Offers, discount codes and payment methods.

import type { LocaleCode } from '#shared/locale/locales.ts'

/** The second product is offered in place of the first; one press swaps them. */
export const UPSELLS: readonly (readonly [code: string, offered: string, quantity: number])[] = [
  ['WASH-SELF', 'WASH-BASIC', 1],
  ['WASH-BASIC', 'WASH-PERFECT', 1],
  ['WASH-BASIC', 'WASH-BASIC-5', 1],
  ['WASH-PERFECT-24H', 'WASH-PERFECT', 1],
  ['WASH-PERFECT', 'WASH-BUNDLE-5', 1],
  ['WASH-BASIC-5', 'WASH-BUNDLE-5', 1],
  ['WASH-BUNDLE-5', 'WASH-BUNDLE-10', 1],
  // Fewer washes than are in the cart: §4 says the site removes this offer.
  ['WASH-BUNDLE-10', 'WASH-BUNDLE-5', 1],
  ['VACUUM', 'INTERIOR', 1],
]

interface DiscountCode {
  code: string
  percent?: number
  cents?: number
  productCode?: string
  /** yyyy-MM-dd, the last valid day */
  validUntil?: string
  oncePerEmail?: boolean
}

export const DISCOUNT_CODES: readonly DiscountCode[] = [
  { code: 'TALVI10', percent: 10 },
  { code: 'VIITONEN', cents: 500 },
  { code: 'PERFECT20', percent: 20, productCode: 'WASH-PERFECT' },
  { code: 'LAHJAPESU', percent: 100, productCode: 'WASH-BASIC' },
  { code: 'TERVETULOA', percent: 15, oncePerEmail: true },
  { code: 'KESA2026', percent: 25, validUntil: '2026-08-31' },
]

type Method = readonly [type: 'bank' | 'card' | 'mobile', id: string, name: string, color?: string]

const MOBILEPAY: Method = ['mobile', 'mobilepay', 'MobilePay']
const WALLET: Method = ['mobile', 'wallet', 'Apple Pay, Google Pay']
const CARD: Method = ['card', 'card', 'Visa, Mastercard']
const OP: Method = ['bank', 'op', 'OP', '#ff6a10']
const NORDEA: Method = ['bank', 'nordea', 'Nordea', '#0000a0']
const DANSKE_BANK: Method = ['bank', 'danske-bank', 'Danske Bank', '#003755']
const HANDELSBANKEN: Method = ['bank', 'handelsbanken', 'Handelsbanken', '#005fa5']

/**
 * Methods that take euros, in the order they are shown. A locale has one card and one wallet
 * method.
 */
export const PAYMENT_METHODS: Record<LocaleCode, readonly Method[]> = {
  'fi-FI': [
    MOBILEPAY,
    CARD,
    OP,
    NORDEA,
    DANSKE_BANK,
    ['bank', 's-pankki', 'S-Pankki', '#00713c'],
    ['bank', 'saastopankki', 'Säästöpankki', '#5a2a82'],
    HANDELSBANKEN,
    ['bank', 'aktia', 'Aktia', '#a3142d'],
    ['bank', 'pop-pankki', 'POP Pankki', '#7a3e00'],
    ['bank', 'oma-saastopankki', 'Oma Säästöpankki', '#00606b'],
    ['bank', 'alandsbanken', 'Ålandsbanken', '#1f2f4a'],
  ],
  'en-EU': [
    MOBILEPAY,
    CARD,
    NORDEA,
    DANSKE_BANK,
    HANDELSBANKEN,
    OP,
    ['bank', 'seb', 'SEB', '#35791f'],
    ['bank', 'swedbank', 'Swedbank', '#a34b00'],
  ],
  // Bank payments there are in kronor only.
  'sv-SE': [WALLET, CARD],
  'no-NO': [WALLET, CARD],
}
