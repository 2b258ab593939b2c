import type { LocaleCode } from '#shared/locale/locales.ts'

export interface DemoCustomer {
  email: string
  locale: LocaleCode
  firstName: string
  lastName: string
  phone: string | null
  cards: readonly { name: string; lastDigits: string; validUntil: string }[]
  /** newest first */
  orders: readonly DemoOrder[]
}

export interface DemoOrder {
  id: string
  daysAgo: number
  status: 'paid' | 'cancelled'
  /** product codes with quantities */
  lines: readonly (readonly [string, number])[]
  /** the delivered codes */
  codes: readonly string[]
  /** the first codes are used, then and there */
  used?: readonly (readonly [daysAgo: number, station: string])[]
}

/** For all demo customers. They exist only in embedded backends, where nothing of value is sold. */
export const DEMO_PASSWORD = 'talvi-aamu-2026'

/** One with many orders, one without a phone number, one with nothing, one with a long name. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'aino.virtanen@example.com',
    locale: 'fi-FI',
    firstName: 'Aino',
    lastName: 'Virtanen',
    phone: '+358401234567',
    cards: [
      { name: 'St1 Mastercard', lastDigits: '4021', validUntil: '2029-05-31' },
      { name: 'St1 Business', lastDigits: '7718', validUntil: '2028-11-30' },
    ],
    orders: [
      {
        id: 'FN4P-ERFK-Z6T5',
        daysAgo: 12,
        status: 'paid',
        lines: [['WASH-BUNDLE-5', 1]],
        codes: ['ST1-48158117', 'ST1-78022817', 'ST1-86574176', 'ST1-36332627', 'ST1-63710783'],
        used: [
          [10, 'St1 Tampere Kaleva'],
          [4, 'St1 Tampere Lielahti'],
        ],
      },
      {
        id: 'YGNK-JYQW-CKMT',
        daysAgo: 85,
        status: 'paid',
        lines: [
          ['WASH-BASIC', 1],
          ['WASH-PERFECT', 1],
        ],
        codes: ['ST1-65477161', 'ST1-27885277'],
        used: [
          [70, 'St1 Tampere Lielahti'],
          [31, 'St1 Tampere Lielahti'],
        ],
      },
      {
        id: 'K2V4-9Q2F-26X9',
        daysAgo: 86,
        status: 'cancelled',
        lines: [['WASH-PERFECT', 2]],
        codes: [],
      },
      {
        id: 'QZ4Y-ERRC-NSAP',
        daysAgo: 410,
        status: 'paid',
        lines: [['WASH-BASIC', 2]],
        codes: ['ST1-86580351', 'ST1-98851508'],
      },
    ],
  },
  {
    email: 'erik.lindqvist@example.com',
    locale: 'sv-SE',
    firstName: 'Erik',
    lastName: 'Lindqvist',
    phone: null,
    cards: [{ name: 'St1 Mastercard', lastDigits: '0935', validUntil: '2027-08-31' }],
    orders: [
      {
        id: 'V5QF-RGZQ-Z85N',
        daysAgo: 40,
        status: 'paid',
        lines: [['WASH-PERFECT', 2]],
        codes: ['ST1-89954097', 'ST1-89385266'],
      },
    ],
  },
  {
    email: 'ingrid.hansen@example.com',
    locale: 'no-NO',
    firstName: 'Ingrid',
    lastName: 'Hansen',
    phone: '+4791234567',
    cards: [],
    orders: [],
  },
  {
    email: 'alexandra.featherstonehaugh@example.com',
    locale: 'en-EU',
    firstName: 'Alexandra-Wilhelmina',
    lastName: 'Featherstonehaugh',
    phone: '+46701234567',
    cards: [{ name: 'St1 Business', lastDigits: '5160', validUntil: '2028-02-29' }],
    orders: [
      {
        id: '8KRA-MRJ7-KV52',
        daysAgo: 3,
        status: 'paid',
        lines: [['WASH-PERFECT', 1]],
        codes: ['ST1-34560557'],
      },
    ],
  },
]
