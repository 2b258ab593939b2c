import { proxy } from 'valtio'
import type { Session } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'

export const sessionStore = proxy({ hasEnded: false })

/** Opens the login dialog above the current view: forms keep their text. */
export function askForLogin(): void {
  sessionStore.hasEnded = true
}

/** The session that SessionGate has loaded. */
export function useSession(): { session: Session; canEdit: boolean } {
  const { data: session } = useDesk('session', {}, { revalidateIfStale: false })
  if (!session) throw new Error('useSession needs a SessionGate')
  return { session, canEdit: session.role === 'editor' }
}
