// Whether the visitor has typed or chosen something that is not sent: the page is then never reloaded by itself (§4).

/** forms, and fields outside of one, that were changed since the page was loaded */
const touched = new Set<Element>()

/** Called at hydration. What was typed before that differs from what the server sent. */
export function watchUnsent(): void {
  document.querySelectorAll('input, textarea, select').forEach((field) => isChanged(field) && touch(field))
  document.addEventListener('input', ({ target }) => touch(target), true)
  // a form that a script sends is unsent until its view replaces it
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof Element) touched.delete(target)
  })
}

/** What is no longer in the document was stored by its own view. */
export function hasUnsent(): boolean {
  return [...touched].some((element) => element.isConnected)
}

function touch(target: EventTarget | null): void {
  if (target instanceof Element) touched.add(target.closest('form') ?? target)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(first, 0)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}
