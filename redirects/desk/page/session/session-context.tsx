import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Session } from '../../wire.ts'
import { failureKind } from '../api/call-desk.ts'
import { useDesk } from '../api/use-desk.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { Loading } from '../ui/loading.tsx'
import { LoginDialog, LoginPage } from './login.tsx'

interface SessionControls {
  session: Session
  canEdit: boolean
  /** The answer to a change was "log in first": asks, above what is written. */
  askForLogin: () => void
}

const SessionContext = createContext<SessionControls | undefined>(undefined)

/** Shows the desk to whoever is logged in. A session that ends meanwhile is renewed in a dialog: what stands in a form stays. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [hasEnded, setHasEnded] = useState(false)
  const { mutate } = useSWRConfig()
  const { data: session, failure, reload } = useDesk('session', {}, { shouldRetryOnError: false })
  const controls = useMemo(
    () => session && { session, canEdit: session.role === 'editor', askForLogin: () => setHasEnded(true) },
    [session],
  )
  if (!controls) {
    if (failure === 'not-logged-in') return <LoginPage onLogin={reload} />
    return failure ? <FailureNote failure={failure} retry={reload} /> : <Loading />
  }
  function onError(error: unknown) {
    if (failureKind(error) === 'not-logged-in') setHasEnded(true)
  }
  function resume() {
    setHasEnded(false)
    void mutate(() => true)
  }
  return (
    <SessionContext value={controls}>
      <SWRConfig value={{ onError }}>{children}</SWRConfig>
      {hasEnded && <LoginDialog onLogin={resume} />}
    </SessionContext>
  )
}

export function useSession(): SessionControls {
  const controls = use(SessionContext)
  if (!controls) throw new Error('useSession needs a SessionGate')
  return controls
}
