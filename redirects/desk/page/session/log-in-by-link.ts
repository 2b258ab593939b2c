import { tellDesk } from '../api/call-desk.ts'

/** `npm start` prints a link that ends in `#token=…`. The token is removed from the address, so that it is not copied by mistake. */
export async function logInByLink(): Promise<void> {
  // in a tab that shows the desk already, the link only changes the hash
  addEventListener('hashchange', () => tokenOfAddress() !== null && location.reload())
  const token = tokenOfAddress()
  if (token === null) return
  history.replaceState(null, '', location.pathname + location.search)
  // after a wrong token the page shows the login form
  await tellDesk('login', { token }).catch(() => undefined)
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token')
}
