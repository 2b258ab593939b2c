import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { hubAddress, siteAddress } from '../hub-address.ts'
import { errorSummary, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

interface Filled {
  email?: string
  errors?: HubErrors
  status?: ContentfulStatusCode
}

export function loginPage(
  c: Context<BackendEnv>,
  { email = '', errors, status = 200 }: Filled = {},
): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { login } = messages
  const contact = siteAddress(c, localizedPath('contact', c.get('locale')))
  const content = html`<p class="hub-intro">${login.intro}</p>
    ${errorSummary(messages, errors, { email: login.email, password: login.password })}
    <form method="post" action="${hubAddress(c, 'login')}" novalidate>
      ${textField(errors, { name: 'email', label: login.email, type: 'email', value: email, autocomplete: 'username' })}
      ${textField(errors, {
        name: 'password',
        label: login.password,
        type: 'password',
        autocomplete: 'current-password',
        show: login.showPassword,
      })}
      <button class="hub-button hub-button-primary" type="submit">${login.submit}</button>
      <p class="hub-links">
        <a href="${hubAddress(c, 'forgotten')}">${login.forgotten}</a>
        <a href="${contact}">${login.help}</a>
      </p>
    </form>
    <section class="hub-new">
      <h2>${login.newHere}</h2>
      <a class="hub-button" href="${hubAddress(c, 'register')}"
        >${messages.password.register.title}</a
      >
      <p class="hub-hint">
        ${login.noAccount}
        <a href="${siteAddress(c, FIND_CODES_PATHS[c.get('locale')])}">${login.findCodes}</a>
      </p>
    </section>
    <script src="/hub/show-password.js" defer></script>`
  return hubPage(c, { title: login.title, content, status, isError: errors !== undefined })
}
