/**
 * Whether a field holds what the page did not begin with: the visitor has typed or chosen it, and the page is never reloaded by itself (§4).
 * A text or a select that React controls does not count: its view has stored its value.
 */
export function hasUnsent(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    // React marks no option of a select that it controls
    return first !== -1 && field.selectedIndex !== first
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}
