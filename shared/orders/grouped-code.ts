/** 'ST1-1234 5678': a code in groups of four, which are easier to read and to type. */
export function groupedCode(code: string): string {
  return code.replaceAll(/[^-]{4}(?=[^-])/g, '$& ')
}
