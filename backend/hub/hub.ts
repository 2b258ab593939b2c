// The account hub: pages for login, new account, forgotten password, account and logout in each
// language. They work without scripts.

import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { detectLocale } from '#shared/locale/detect-locale.ts'
import type { BackendEnv } from '../env.ts'
import { limitBody } from '../limit-body.ts'
import { scriptedPageHeaders } from '../page-headers.ts'
import { logFailure } from '../responses.ts'
import { hubLocale, LANGUAGE_PARAMETER, languageOf } from './hub-address.ts'
import { failurePage } from './pages/hub-page.ts'
import { logOutHere, saveAccount, showAccount } from './routes/account.ts'
import { sendLink, showAsk } from './routes/ask-for-password.ts'
import { savePassword, showPassword } from './routes/choose-password.ts'
import { logInWithPassword, showLogin } from './routes/log-in.ts'

const MAX_FORM_BYTES = 16 * 1024

const refuseLargeForm = limitBody(MAX_FORM_BYTES, (c) => failurePage(c, 'tooLarge'))

export const hub = new Hono<BackendEnv>()

for (const section of [
  '/login/*',
  '/account/*',
  '/logout/*',
  '/forgotten/*',
  '/register/*',
  '/password/*',
]) {
  hub.use(section, hubLocale, scriptedPageHeaders, refuseLargeForm, csrf())
}
hub.get('/login', (c) =>
  c.redirect(
    `/login/${languageOf(detectLocale({ acceptLanguage: c.req.header('accept-language') }))}`,
    303,
  ),
)
hub.get(`/login/${LANGUAGE_PARAMETER}`, showLogin)
hub.post(`/login/${LANGUAGE_PARAMETER}`, logInWithPassword)
hub.get(`/account/${LANGUAGE_PARAMETER}`, showAccount)
hub.post(`/account/${LANGUAGE_PARAMETER}`, saveAccount)
hub.post(`/logout/${LANGUAGE_PARAMETER}`, logOutHere)
for (const wanted of ['forgotten', 'register'] as const) {
  hub.get(`/${wanted}/${LANGUAGE_PARAMETER}`, showAsk(wanted))
  hub.post(`/${wanted}/${LANGUAGE_PARAMETER}`, sendLink(wanted))
}
hub.get(`/password/${LANGUAGE_PARAMETER}`, showPassword)
hub.post(`/password/${LANGUAGE_PARAMETER}`, savePassword)

hub.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 403) return failurePage(c, 'foreign')
  logFailure(c, error)
  return failurePage(c, 'broken')
})
