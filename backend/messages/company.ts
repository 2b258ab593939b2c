// The company of each site, used by footer, mails, terms and contact pages. Its numbers are
// fictional.

import type { Footer } from '#shared/contract/layout.ts'
import type { Order } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

interface Company {
  name: string
  address: string
  phone: string
  /** the number for a tel: link */
  tel: string
  email: string
  /** `label`: the name of the number in the country's language */
  businessId: { label: string; value: string }
  vatNumber: { label: string; value: string }
  register: { label: string; value: string }
}

export const COMPANIES: Record<LocaleCode, Company> = {
  'fi-FI': {
    name: 'St1 Oy',
    address: 'Tapulikatu 4, 00100 Helsinki',
    phone: '0800 000 110',
    tel: '0800000110',
    email: 'asiakaspalvelu@st1.example',
    businessId: { label: 'Y-tunnus', value: '1234567-1' },
    vatNumber: { label: 'Alv-numero', value: 'FI12345671' },
    register: { label: 'Rekisteröity', value: 'kaupparekisteriin (PRH)' },
  },
  'sv-SE': {
    name: 'St1 Sverige AB',
    address: 'Box 1000, 101 23 Stockholm',
    phone: '08-465 004 00',
    tel: '+46846500400',
    email: 'kundservice@st1.example',
    businessId: { label: 'Organisationsnummer', value: '556677-8899' },
    vatNumber: { label: 'Momsregistreringsnummer', value: 'SE556677889901' },
    register: { label: 'Registrerat i', value: 'Bolagsverkets aktiebolagsregister' },
  },
  'no-NO': {
    name: 'St1 Norge AS',
    address: 'Postboks 1000 Sentrum, 0103 Oslo',
    phone: '21 00 08 10',
    tel: '+4721000810',
    email: 'kundeservice.no@st1.example',
    businessId: { label: 'Organisasjonsnummer', value: '987 654 321' },
    vatNumber: { label: 'Mva-nummer', value: 'NO 987 654 321 MVA' },
    register: { label: 'Registrert i', value: 'Foretaksregisteret' },
  },
  'en-EU': {
    name: 'St1 Oy',
    address: 'Tapulikatu 4, 00100 Helsinki, Finland',
    phone: '+358 10 555 0110',
    tel: '+358105550110',
    email: 'customer.service@st1.example',
    businessId: { label: 'Business ID', value: '1234567-1' },
    vatNumber: { label: 'VAT number', value: 'FI12345671' },
    register: { label: 'Registered in', value: 'the Finnish Trade Register' },
  },
}

export function footerCompany(locale: LocaleCode): NonNullable<Footer['company']> {
  const { name, address, businessId, vatNumber, register } = COMPANIES[locale]
  return { name, address, facts: [businessId, vatNumber, register] }
}

/** The signature of a mail. */
export function companyLines(locale: LocaleCode): string {
  const { name, address, phone, email, businessId, vatNumber, register } = COMPANIES[locale]
  const facts = [businessId, vatNumber, register].map(({ label, value }) => `${label}: ${value}`)
  return [name, address, `${phone}, ${email}`, ...facts].join('\n')
}

/** The seller on a receipt. */
export function sellerOf(locale: LocaleCode): NonNullable<Order['seller']> {
  const { name, address, businessId, vatNumber } = COMPANIES[locale]
  return { name, address, businessId: businessId.value, vatId: vatNumber.value }
}
