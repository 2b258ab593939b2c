import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv } from '../../env.ts'
import { hubAddress } from '../hub-address.ts'
import { fillIn, MESSAGES } from '../../messages/messages.ts'
import { errorSummary, fieldError, type HubErrors, textField } from './form-parts.ts'
import { hubPage } from './hub-page.ts'

interface Filled {
  email: string
  errors?: HubErrors
  status?: ContentfulStatusCode
}

export function codePage(c: Context<BackendEnv>, { email, errors, status = 200 }: Filled): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { code } = messages
  const content = html`<p class="hub-intro">${fillIn(code.intro, { email })}</p>
    ${errorSummary(messages, errors, { code: code.label })}
    <form method="post" action="${hubAddress(c, 'login/code')}" novalidate>
      ${textField({
        name: 'code',
        label: code.label,
        type: 'text',
        hint: code.hint,
        error: fieldError(errors, 'code'),
        autocomplete: 'one-time-code',
        inputMode: 'numeric',
        isFirst: errors === undefined,
      })}
      <button class="hub-button hub-button-primary" type="submit">${code.submit}</button>
      <p class="hub-hint"><a href="${hubAddress(c, 'login')}">${code.again}</a></p>
    </form>`
  return hubPage(c, { title: code.title, content, status, isError: errors !== undefined })
}
