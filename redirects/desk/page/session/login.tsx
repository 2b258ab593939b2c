import { useActionState, useId } from 'react'
import { failureKind, tellDesk } from '../api/call-desk.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'

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

/** For a session that ends while an editor types: their text stays. */
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
  const [failure, logIn, isPending] = useActionState(async (_: string | undefined, form: FormData) => {
    try {
      await tellDesk('login', { token: String(form.get('token')).trim() })
      onLogin()
      return undefined
    } catch (error) {
      return failureKind(error)
    }
  }, undefined)
  const id = useId()
  return (
    <Form className="stack" action={logIn}>
      <div className="field">
        <label htmlFor={id}>{t('login.token')}</label>
        <input id={id} name="token" type="password" required autoComplete="current-password" aria-describedby={`${id}-hint`} />
        <p id={`${id}-hint`} className="hint">
          {t('login.hint')}
        </p>
      </div>
      <p role="alert">{!isPending && failure && named('failures', failure)}</p>
      <SubmitButton>{t('login.submit')}</SubmitButton>
    </Form>
  )
}
