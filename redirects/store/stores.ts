export type { Stores } from '../versions/table-store.ts'

export interface Note {
  who: string
  why: string
  /** milliseconds since 1970 */
  at: number
}
