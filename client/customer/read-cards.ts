import { readItems, readKey, readRecord, readText } from '#shared/contract/read-values.ts'

/** A customer card (contract.md). */
export interface CustomerCard {
  id: string
  name: string
  maskedNumber: string
  /** a day, or text; '' when it is not said */
  validUntil: string
}

/** Undefined when it is no list of cards. */
export function readCards(answer: unknown): CustomerCard[] | undefined {
  const list = readRecord(answer)?.['cards']
  return Array.isArray(list) ? readItems(list, readCard) : undefined
}

function readCard(value: unknown): CustomerCard | undefined {
  const card = readRecord(value)
  const id = readKey(card?.['id'])
  if (id === undefined) return undefined
  return {
    id,
    name: readText(card?.['name']) ?? '',
    maskedNumber: lastFourOnly(readKey(card?.['maskedNumber']) ?? ''),
    validUntil: readText(card?.['validUntil']) ?? '',
  }
}

/** A backend that forgets to mask a number does not have it shown. */
function lastFourOnly(number: string): string {
  const hidden = Math.max(0, number.replace(/\D/g, '').length - 4)
  let seen = 0
  return number.replace(/\d/g, (digit) => (seen++ < hidden ? '•' : digit))
}
