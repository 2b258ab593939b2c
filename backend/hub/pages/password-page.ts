import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { hubAddress } from '../hub-address.ts'
import { errorSummary, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

/** characters; also in the messages */
export const MIN_PASSWORD_LENGTH = 10

interface Filled {
  email: string
  /** no account yet: the form also asks for the names */
  isNew: boolean
  names?: { firstName: string; lastName: string }
  errors?: HubErrors
  status?: ContentfulStatusCode
}

export function passwordPage(
  c: Context<BackendEnv>,
  { email, isNew, names = { firstName: '', lastName: '' }, errors, status = 200 }: Filled,
): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { account, login, password } = messages
  const { firstName, lastName } = names
  const labels = {
    firstName: account.firstName,
    lastName: account.lastName,
    password: password.label,
  }
  const action = hubAddress(c, 'password', { more: { token: c.req.query('token') ?? '' } })
  const content = html`<p class="hub-fact"><strong>${account.email}</strong> ${email}</p>
    ${errorSummary(messages, errors, labels)}
    <form method="post" action="${action}" novalidate>
      ${
        isNew &&
        html`${textField(errors, { name: 'firstName', label: labels.firstName, type: 'text', value: firstName, autocomplete: 'given-name' })}
        ${textField(errors, { name: 'lastName', label: labels.lastName, type: 'text', value: lastName, autocomplete: 'family-name' })}`
      }
      <input
        type="email"
        name="username"
        value="${email}"
        autocomplete="username"
        readonly
        hidden
      />
      ${textField(errors, {
        name: 'password',
        label: labels.password,
        type: 'password',
        hint: password.hint,
        autocomplete: 'new-password',
        show: login.showPassword,
      })}
      <button class="hub-button hub-button-primary" type="submit">${password.save}</button>
    </form>
    <script src="/hub/show-password.js" defer></script>`
  return hubPage(c, {
    title: isNew ? password.register.title : password.title,
    content,
    status,
    isError: errors !== undefined,
  })
}

/** For a link that was used, has expired or never existed. */
export function deadLinkPage(c: Context<BackendEnv>): Promise<Response> {
  const { password } = MESSAGES[c.get('locale')]
  const content = html`<p class="hub-intro">${password.dead}</p>
    <p>
      <a class="hub-button hub-button-primary" href="${hubAddress(c, 'forgotten')}"
        >${password.again}</a
      >
    </p>`
  return hubPage(c, { title: password.deadTitle, content, status: 410, isError: true })
}
