import type { StationSummary } from '#shared/contract/station.ts'

/** Directions to a station in Google Maps: to its coordinates, or to its address without them. */
export function directionsAddress({
  location,
  name,
  address,
}: Pick<StationSummary, 'location' | 'name' | 'address'>): string {
  const { street, postalCode, city } = address
  const place = location
    ? `${location.lat},${location.lon}`
    : [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.toWellFormed())}`
}

const DIALLED = /^\+?[\d ()\-./]{3,40}$/

/** 'tel:+358105551331'; undefined for a number that cannot be dialled, which is shown as text. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '')
  return DIALLED.test(phone.trim()) && digits.length > 2 ? `tel:${digits}` : undefined
}

const EMAIL = /^[^\s@<>"',;:?&#%\\]{1,64}@[^\s@<>"',;:?&#%\\/]{1,190}\.[a-z]{2,}$/i

/**
 * 'mailto:askola@st1.example'; undefined for an invalid address, or one that would add a subject or
 * copies.
 */
export function emailAddress(email: string): string | undefined {
  return EMAIL.test(email) ? `mailto:${email}` : undefined
}
