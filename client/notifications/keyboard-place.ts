// Where the keyboard goes when the notification it is on leaves: the browser would put it at the top of the page.
const CARD = '.notifications-card'

let cameFrom: Element | null = null

/** Told of every focus that comes to a notification, and from where. */
export function rememberPlace(from: EventTarget | null): void {
  if (from instanceof Element && !from.closest(CARD)) cameFrom = from
}

/** To the next notification, else back to where it came from, else to the page. Nowhere when it is not on this one. */
export function moveKeyboardOn(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return
  const cards = [...document.querySelectorAll(CARD)]
  const at = cards.indexOf(card)
  const next = (cards[at + 1] ?? cards[at - 1])?.querySelector('button:last-of-type')
  const place = next ?? (cameFrom?.isConnected ? cameFrom : document.getElementById('content'))
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
