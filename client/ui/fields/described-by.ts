interface Descriptions {
  hint?: string | undefined
  error?: string | undefined
}

export function hintId(id: string): string {
  return `${id}-hint`
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** Of the control: what a screen reader says after its name. */
export function describedBy(id: string, { hint, error }: Descriptions): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])]
  return { ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}), ...(error ? { 'aria-invalid': true } : {}) }
}
