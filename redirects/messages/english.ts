import { messages } from './en-EU.ts'
import { type DeskKey, textOf, type Values } from './text-of.ts'

/** For the command line and the API. */
export function english(key: DeskKey, values?: Values): string {
  return textOf(messages, key, values) ?? key
}
