// What forms cannot do alone. Everything works without it.

import './desk.css'

const token = new URLSearchParams(location.hash.slice(1)).get('token')
if (token !== null) {
  // the link of `npm start` ends in #token=…: it must not be copied by mistake
  history.replaceState(null, '', location.pathname + location.search)
  const login = document.querySelector<HTMLFormElement>('#login')
  const field = login?.elements.namedItem('token')
  if (login && field instanceof HTMLInputElement) {
    field.value = token
    login.submit()
  }
}
// in a tab that shows the desk already, the link only changes the hash
addEventListener('hashchange', () => location.hash.startsWith('#token=') && location.reload())

/** The forms that were sent: a second press sends nothing. */
const sent = new WeakSet<HTMLFormElement>()
let unsaved: HTMLFormElement | undefined
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLElement)
    unsaved = target.closest<HTMLFormElement>('form[data-asks]') ?? unsaved
})
addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (form === unsaved) unsaved = undefined
  // after a download the page is still there, and its form can be sent again
  if (form.method !== 'post' || event.submitter?.hasAttribute('data-download')) return
  if (sent.has(form)) event.preventDefault()
  sent.add(form)
})
addEventListener('beforeunload', (event) => unsaved && event.preventDefault())
// the page may be shown again as it was left
addEventListener('pagehide', () =>
  document.querySelectorAll('form').forEach((form) => sent.delete(form)),
)

/** The checkbox that was pressed last: Shift selects all between. */
let last: HTMLInputElement | undefined
addEventListener('click', ({ target, shiftKey }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const table = target.closest('table')
  const boxes = [...(table?.querySelectorAll<HTMLInputElement>('td input[type="checkbox"]') ?? [])]
  const all = table?.querySelector<HTMLInputElement>('th input')
  const at = boxes.indexOf(target)
  const from = last ? boxes.indexOf(last) : -1
  if (target === all) for (const box of boxes) box.checked = all.checked
  else if (shiftKey && from >= 0)
    for (const box of boxes.slice(Math.min(from, at), Math.max(from, at) + 1))
      box.checked = target.checked
  if (all) all.checked = boxes.every((box) => box.checked)
  last = target
})

addEventListener('keydown', (event) => {
  const { key, target } = event
  if (!(target instanceof HTMLElement)) return
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')
  const isTyping = target.closest('input:not([type="checkbox"]), textarea, select') !== null
  if (key === '/' && !isTyping && search) {
    event.preventDefault()
    search.select()
  }
})
