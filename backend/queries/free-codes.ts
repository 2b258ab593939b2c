import { randomText } from '../secrets/random-text.ts'

// Wash terminals have number keys only.
const DIGITS = '0123456789'
const LENGTH = 8

/** So many codes ('ST1-12345678') that nobody has yet. The table's key has the last word: two calls may find the same one free. */
export async function freeCodes(db: D1Database, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(`ST1-${randomText(DIGITS, LENGTH)}`)
    const { results } = await db
      .prepare('SELECT code FROM deliveries WHERE code IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify([...codes]))
      .all<{ code: string }>()
    for (const { code } of results) codes.delete(code)
  }
  return [...codes]
}
