import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FormField } from '#shared/contract/form.ts'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { hubAddress } from '../hub-address.ts'
import { errorSummary, type HubErrors, textField } from './form-parts.ts'
import { hubPage, type Markup } from './hub-page.ts'

interface Filled {
  details: AccountDetails
  /** undefined: the session has expired */
  email?: string
  errors?: HubErrors
  /** the customer has just saved the details */
  isSaved?: boolean
  status?: ContentfulStatusCode
}

export function accountPage(
  c: Context<BackendEnv>,
  { details, email, errors, isSaved = false, status = 200 }: Filled,
): Promise<Response> {
  const messages = MESSAGES[c.get('locale')]
  const { account } = messages
  const { firstName, lastName, phone } = details
  const phoneLabel = `${account.phone} (${account.optional})`
  const content = html`<p class="hub-intro">${account.intro}</p>
    ${isSaved && html`<p class="hub-saved" role="status" tabindex="-1" autofocus>${account.saved}</p>`}
    ${errorSummary(messages, errors, account)}
    <form method="post" action="${hubAddress(c, 'account')}" novalidate>
      ${textField(errors, { name: 'firstName', label: account.firstName, type: 'text', value: firstName, autocomplete: 'given-name' })}
      ${textField(errors, { name: 'lastName', label: account.lastName, type: 'text', value: lastName, autocomplete: 'family-name' })}
      ${textField(errors, { name: 'phone', label: phoneLabel, type: 'tel', value: phone, hint: account.phoneHint, autocomplete: 'tel' })}
      ${email && html`<p class="hub-fact"><strong>${account.email}</strong> ${email}</p>`}
      <button class="hub-button hub-button-primary" type="submit">${account.save}</button>
    </form>
    ${email && logOutForm(c, account.logOut)}`
  return hubPage(c, { title: account.title, content, status, isError: errors !== undefined })
}

function logOutForm(c: Context<BackendEnv>, text: string): Markup {
  return html`<form method="post" action="${hubAddress(c, 'logout')}">
    <button class="hub-button" type="submit">${text}</button>
  </form>`
}

/** The details a customer can change; '' means no phone number. */
export interface AccountDetails {
  firstName: string
  lastName: string
  phone: string
}

const NAME_RULES: FormField['rules'] = [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }]

export const NAME_FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'firstName', type: 'text', required: true, rules: NAME_RULES },
  { name: 'lastName', label: 'lastName', type: 'text', required: true, rules: NAME_RULES },
]

// routes/account.ts checks the phone number
export const ACCOUNT_FIELDS: readonly FormField[] = [
  ...NAME_FIELDS,
  { name: 'phone', label: 'phone', type: 'tel' },
]
