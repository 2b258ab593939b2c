import { type SubmitEvent, useId, useState } from 'react'
import { failureKind, tellDesk } from '../api/call-desk.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

interface LoginProps {
  onLogin: () => void
}

export function LoginPage({ onLogin }: LoginProps) {
  const { t } = useTexts()
  return (
    <main className="login">
      <h1>{t('title')}</h1>
      <LoginForm onLogin={onLogin} />
    </main>
  )
}

/** Above what is being written when the session ends. */
export function LoginDialog({ onLogin }: LoginProps) {
  const { t } = useTexts()
  return (
    <Dialog title={t('login.again')}>
      <p>{t('login.kept')}</p>
      <LoginForm onLogin={onLogin} />
    </Dialog>
  )
}

function LoginForm({ onLogin }: LoginProps) {
  const { t, named } = useTexts()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const token = new FormData(event.currentTarget).get('token')
    setIsBusy(true)
    setFailure(undefined)
    try {
      await tellDesk('login', { token: String(token).trim() })
      onLogin()
    } catch (error) {
      setFailure(failureKind(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form className="stack" onSubmit={(event) => void logIn(event)}>
      <label htmlFor={id}>{t('login.token')}</label>
      <input id={id} name="token" type="password" required autoComplete="current-password" aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="hint">
        {t('login.hint')}
      </p>
      <p role="alert">{failure && named('failures', failure)}</p>
      <button className="primary" aria-busy={isBusy}>
        {t('login.submit')}
      </button>
    </form>
  )
}
