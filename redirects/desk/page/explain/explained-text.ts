import type { Explanation } from '#redirects/explain/explain-address.ts'
import { stepText } from '#redirects/messages/describe.ts'
import type { DeskTexts } from '../texts/texts.ts'

/** An explanation as text, for a message to a colleague. */
export function explainedText({ hops, end }: Explanation, title: string, { t, named }: Pick<DeskTexts, 't' | 'named'>): string {
  const lines = hops.flatMap(({ address, steps }) => [address, ...steps.map((step) => `  ${stepText(t, step)}`)])
  return [title, ...lines, `${named('explain.ends', end.kind)} ${end.address}`, ''].join('\n')
}
