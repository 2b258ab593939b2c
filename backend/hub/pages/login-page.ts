import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv } from '../../env.ts'
import { hubAddress } from '../hub-address.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { errorSummary, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

interface Filled {
  email?: string
  errors?: HubErrors
  status?: ContentfulStatusCode
}

export function loginPage(c: Context<BackendEnv>, { email = '', errors, status = 200 }: Filled = {}): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { login } = messages
  const content = html`<p class="hub-intro">${login.intro}</p>
    ${errorSummary(messages, errors, login)}
    <form method="post" action="${hubAddress(c, 'login')}" novalidate>
      ${textField(errors, { name: 'email', label: login.email, type: 'email', value: email, autocomplete: 'username' })}
      ${textField(errors, { name: 'password', label: login.password, type: 'password', autocomplete: 'current-password' })}
      <button class="hub-button hub-button-primary" type="submit">${login.submit}</button>
    </form>`
  return hubPage(c, { title: login.title, content, status, isError: errors !== undefined })
}
