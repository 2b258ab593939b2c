/** A statement of an nginx file, `rewrite ^/a$ /b permanent;`, or one with a block, `location = /a { … }`. */
export interface NginxStatement {
  line: number
  words: string[]
  block?: NginxStatement[]
  /** the comment after it, on the same line */
  note?: string
}

const TOKEN =
  /(\n)|#([^\n]*)|"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([{};])|((?:[^\s{};"'\\]|\\[^]|(?<=\$)\{\w+\})(?:[^\s{};\\]|\\[^]|(?<=\$)\{\w+\})*)/g

/** `unclosed`: the line of a block without an end */
export function nginxStatements(text: string): { statements: NginxStatement[]; unclosed?: number } {
  const statements: NginxStatement[] = []
  const open: NginxStatement[] = []
  let line = 1
  let words: string[] = []
  let began = 1
  let latest: NginxStatement | undefined
  for (const [token, lineEnd, comment, double, single, mark, word] of text.matchAll(TOKEN)) {
    const said = (double ?? single)?.replace(/\\(["'\\])/g, '$1') ?? word
    if (said !== undefined) {
      if (words.length === 0) began = line
      words.push(said)
    } else if (comment !== undefined && latest && words.length === 0) latest.note = comment
    else if (mark === ';' || mark === '{') {
      const statement: NginxStatement = { line: words.length === 0 ? line : began, words, ...(mark === '{' && { block: [] }) }
      const siblings = open.at(-1)?.block ?? statements
      siblings.push(statement)
      latest = statement
      if (mark === '{') open.push(statement)
      words = []
    } else if (mark === '}') latest = open.pop()
    line += lineEnd === undefined ? token.split('\n').length - 1 : 1
    if (lineEnd !== undefined) latest = undefined
  }
  if (words.length > 0) statements.push({ line: began, words })
  const unclosed = open[0]?.line
  return { statements, ...(unclosed !== undefined && { unclosed }) }
}

/** The statement as one line, for a message. */
export function statementText({ words, block }: NginxStatement): string {
  return words.join(' ') + (block ? ` { ${block.map(statementText).join(' ')} }` : ';')
}
