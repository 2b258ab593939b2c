import { tellDesk } from '../api/call-desk.ts'

/** The link that `npm start` prints ends in `#token=…`. The address loses it at once: nobody copies it with the address. */
export async function logInByLink(): Promise<void> {
  // opened in a tab that shows the desk, the link changes nothing but the hash
  addEventListener('hashchange', () => tokenOfAddress() !== null && location.reload())
  const token = tokenOfAddress()
  if (token === null) return
  history.replaceState(null, '', location.pathname + location.search)
  // with a wrong token the page shows the login
  await tellDesk('login', { token }).catch(() => undefined)
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token')
}
