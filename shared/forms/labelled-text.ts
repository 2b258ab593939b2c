/** 'Name: Aino', but 'What is it about? A station': a label that ends a sentence has its own mark. */
export function labelledText(label: string, text: string): string {
  const bare = label.trim().replace(/[.:]+$/, '')
  return `${bare}${/[?!]$/.test(bare) ? '' : ':'} ${text}`
}

/**
 * The first sentence of a statement to agree to. A full stop inside of a sentence, as after "e.g.",
 * is followed by no capital letter.
 */
export function firstSentence(label: string): string {
  return /^.+?[.?!](?=\s+\p{Lu})/u.exec(label)?.[0] ?? label
}
