const DIALLED = /^\+?[\d ()\-./]{3,40}$/

/** 'tel:+358105551331'; undefined for what cannot be dialled: it is shown as text. */
export function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '')
  return DIALLED.test(phone.trim()) && digits.length > 2 ? `tel:${digits}` : undefined
}
