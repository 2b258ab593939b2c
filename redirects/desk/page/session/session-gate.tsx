import type { ReactNode } from 'react'
import { SWRConfig, mutate } from 'swr'
import { useSnapshot } from 'valtio'
import { failureKind } from '../api/call-desk.ts'
import { useDesk } from '../api/use-desk.ts'
import { FailureNote } from '../ui/failure-note.tsx'
import { Loading } from '../ui/loading.tsx'
import { LoginDialog, LoginPage } from './login.tsx'
import { askForLogin, sessionStore } from './session.ts'

/** Shows the desk after login. When the session ends later, a dialog renews it: forms keep their text. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { hasEnded } = useSnapshot(sessionStore)
  const { data: session, failure, reload } = useDesk('session', {}, { shouldRetryOnError: false })
  if (!session) {
    if (failure === 'not-logged-in') return <LoginPage onLogin={reload} />
    return failure ? <FailureNote failure={failure} retry={reload} /> : <Loading />
  }
  return (
    <>
      <SWRConfig value={{ onError }}>{children}</SWRConfig>
      {hasEnded && <LoginDialog onLogin={resume} />}
    </>
  )
}

function onError(error: unknown): void {
  if (failureKind(error) === 'not-logged-in') askForLogin()
}

function resume(): void {
  sessionStore.hasEnded = false
  void mutate(() => true)
}
