import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { hubAddress } from '../hub-address.ts'
import { errorSummary, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

/** What a visitor asks for: a new password, or an account. */
export type AskFor = 'forgotten' | 'register'

interface Filled {
  email?: string
  errors?: HubErrors
  status?: ContentfulStatusCode
}

export function askPage(
  c: Context<BackendEnv>,
  wanted: AskFor,
  { email = '', errors, status = 200 }: Filled = {},
): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { login, password } = messages
  const { title, intro } = password[wanted]
  const content = html`<p class="hub-intro">${intro}</p>
    ${errorSummary(messages, errors, { email: login.email })}
    <form method="post" action="${hubAddress(c, wanted)}" novalidate>
      ${textField(errors, { name: 'email', label: login.email, type: 'email', value: email, autocomplete: 'username' })}
      <button class="hub-button hub-button-primary" type="submit">${password.send}</button>
      <p class="hub-links"><a href="${hubAddress(c, 'login')}">${password.backToLogin}</a></p>
    </form>`
  return hubPage(c, { title, content, status, isError: errors !== undefined })
}

/** The same for every address. */
export function sentPage(c: Context<BackendEnv>, wanted: AskFor): Promise<Response> {
  const { password } = MESSAGES[c.get('locale')]
  const content = html`<p class="hub-intro" role="status">${password[wanted].sent}</p>
    <p class="hub-hint">${password.notArrived}</p>
    <p class="hub-links">
      <a href="${hubAddress(c, wanted)}">${password.again}</a>
      <a href="${hubAddress(c, 'login')}">${password.backToLogin}</a>
    </p>`
  return hubPage(c, { title: password.sentTitle, content })
}
