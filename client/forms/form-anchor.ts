/** The id of a form's element, the same at the edge and in the browser. A form's own id may be any text. */
export function formAnchor(formId: string): string {
  return `form-${formId.replace(/[^\w-]/g, '-')}`
}
