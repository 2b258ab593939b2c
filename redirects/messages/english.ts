import { messages } from './en-EU.ts'
import { type DeskKey, textOf, type Values } from './text-of.ts'

/** The text of a key in the language of the command line and of the API. */
export function english(key: DeskKey, values?: Values): string {
  return textOf(messages, key, values) ?? key
}
