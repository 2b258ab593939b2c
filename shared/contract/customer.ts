import { readItems, readKey, readRecord, readText } from './read-values.ts'

export type Customer = NonNullable<ReturnType<typeof readCustomer>>
export type CustomerCard = NonNullable<ReturnType<typeof readCard>>

/** Who is logged in (§3). A missing field is '': they are logged in all the same. Undefined for no customer at all. */
export function readCustomer(answer: unknown) {
  const raw = readRecord(answer)
  if (raw === undefined) return undefined
  return {
    firstName: readText(raw['firstName']) ?? '',
    lastName: readText(raw['lastName']) ?? '',
    /** the e-mail */
    emailToken: readText(raw['emailToken']) ?? '',
    /** '+358401234567' */
    phoneNumber: readText(raw['phoneNumber']) ?? '',
  }
}

/** Undefined when it is no list of cards. */
export function readCards(answer: unknown): CustomerCard[] | undefined {
  const list = readRecord(answer)?.['cards']
  return Array.isArray(list) ? readItems(list, readCard) : undefined
}

function readCard(value: unknown) {
  const card = readRecord(value)
  const id = readKey(card?.['id'])
  if (id === undefined) return undefined
  return {
    id,
    name: readText(card?.['name']) ?? '',
    maskedNumber: lastFourOnly(readKey(card?.['maskedNumber']) ?? ''),
    /** a day, or text; '' when it is not said */
    validUntil: readText(card?.['validUntil']) ?? '',
  }
}

/** A backend that forgets to mask a number does not have it shown. */
function lastFourOnly(number: string): string {
  return number.replace(/\d(?=(?:\D*\d){4})/g, '•')
}
