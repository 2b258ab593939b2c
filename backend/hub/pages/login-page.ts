import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv } from '../../env.ts'
import { hubAddress } from '../hub-address.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { errorSummary, fieldError, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

interface Filled {
  email?: string
  errors?: HubErrors
  status?: ContentfulStatusCode
}

/** One e-mail field for both ways in: the second button sends it elsewhere. */
export function loginPage(c: Context<BackendEnv>, { email = '', errors, status = 200 }: Filled = {}): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { login } = messages
  const content = html`<p class="hub-intro">${login.intro}</p>
    ${errorSummary(messages, errors, login)}
    <form method="post" action="${hubAddress(c, 'login')}" novalidate>
      ${textField({
        name: 'email',
        label: login.email,
        type: 'email',
        value: email,
        error: fieldError(errors, 'email'),
        autocomplete: 'username',
      })}
      ${textField({
        name: 'password',
        label: login.password,
        type: 'password',
        error: fieldError(errors, 'password'),
        autocomplete: 'current-password',
      })}
      <button class="hub-button hub-button-primary" type="submit">${login.submit}</button>
      <p class="hub-or"><span>${login.or}</span></p>
      <button class="hub-button" type="submit" formaction="${hubAddress(c, 'login/send-code')}" aria-describedby="send-code-hint">
        ${login.sendCode}
      </button>
      <p class="hub-hint" id="send-code-hint">${login.sendCodeHint}</p>
    </form>`
  return hubPage(c, { title: login.title, content, status, isError: errors !== undefined })
}
