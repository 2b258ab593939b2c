import type { TextPath, Texts } from '#shared/messages/messages.ts'
import type { messages } from './en-EU.ts'

export type DeskMessages = Texts<typeof messages>
export type DeskKey = TextPath<DeskMessages>
export type Values = Readonly<Record<string, string | number>>

/** The message at a dotted path, with its {{placeholders}} filled in; undefined: unknown path. */
export function textOf(messages: DeskMessages, key: string, values: Values = {}): string | undefined {
  let found: unknown = messages
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined
  }
  return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : undefined
}
