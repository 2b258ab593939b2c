import { listOf, or, type ReadBy, record } from './read-shape.ts'
import { readKey, readRecord, readText } from './read-values.ts'

export type Customer = ReadBy<typeof readCustomer>
export type CustomerCard = ReadBy<typeof readCard>

/** The logged-in customer (§3). A missing field is ''. undefined when the value is not an object. */
export const readCustomer = record(
  {},
  {
    firstName: or(readText, ''),
    lastName: or(readText, ''),
    /** e-mail address */
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
    /** yyyy-MM-dd or other text; '' when missing */
    validUntil: or(readText, ''),
  },
)

const readCardList = listOf(readCard)

/** undefined without a list of cards. */
export function readCards(answer: unknown): CustomerCard[] | undefined {
  return readCardList(readRecord(answer)?.['cards'])
}

/** Masks a card number that the backend forgot to mask. */
function lastFourOnly(number: string): string {
  return number.replace(/\d(?=(?:\D*\d){4})/g, '•')
}
