import type { StationSummary } from '#shared/contract/station.ts'

/** The way to a station in Google Maps, from wherever one is: to its coordinates, to its address where it has none. */
export function directionsAddress({ location, name, address }: Pick<StationSummary, 'location' | 'name' | 'address'>): string {
  const { street, postalCode, city } = address
  const place = location ? `${location.lat},${location.lon}` : [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.toWellFormed())}`
}

const DIALLED = /^\+?[\d ()\-./]{3,40}$/

/** 'tel:+358105551331'; undefined for what cannot be dialled: it is shown as text. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '')
  return DIALLED.test(phone.trim()) && digits.length > 2 ? `tel:${digits}` : undefined
}

const EMAIL = /^[^\s@<>"',;:?&#%\\]{1,64}@[^\s@<>"',;:?&#%\\/]{1,190}\.[a-z]{2,}$/i

/** 'mailto:askola@st1.example'; undefined for what is none, or would bring a subject and copies along. */
export function emailAddress(email: string): string | undefined {
  return EMAIL.test(email) ? `mailto:${email}` : undefined
}
