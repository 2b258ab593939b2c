import { readKey, readRecord, readText } from './read-values.ts'
import { listOf, or, type ReadBy, record } from './read-shape.ts'

export type Customer = ReadBy<typeof readCustomer>
export type CustomerCard = ReadBy<typeof readCard>

/** Who is logged in (§3). A missing field is '': they are logged in all the same. Undefined for no customer at all. */
export const readCustomer = record(
  {},
  {
    firstName: or(readText, ''),
    lastName: or(readText, ''),
    /** the e-mail */
    emailToken: or(readText, ''),
    /** '+358401234567' */
    phoneNumber: or(readText, ''),
  },
)

const readCard = record(
  { id: readKey },
  {
    name: or(readText, ''),
    maskedNumber: (value) => lastFourOnly(readKey(value) ?? ''),
    /** a day, or text; '' when it is not said */
    validUntil: or(readText, ''),
  },
)

const readCardList = listOf(readCard)

/** Undefined when it is no list of cards. */
export function readCards(answer: unknown): CustomerCard[] | undefined {
  return readCardList(readRecord(answer)?.['cards'])
}

/** A backend that forgets to mask a number does not have it shown. */
function lastFourOnly(number: string): string {
  return number.replace(/\d(?=(?:\D*\d){4})/g, '•')
}
