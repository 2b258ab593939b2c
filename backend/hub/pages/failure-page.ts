import type { Context } from 'hono'
import { html } from 'hono/html'
import type { BackendEnv } from '../../env.ts'
import { hubAddress } from '../hub-address.ts'
import { messagesOf } from '../messages/messages-of.ts'
import { hubPage } from './hub-page.ts'

const FAILURES = { foreign: 403, tooLarge: 413, broken: 500 } as const

export function failurePage(c: Context<BackendEnv>, failure: keyof typeof FAILURES): Promise<Response> {
  const { failures } = messagesOf(c.get('locale'))
  const content = html`<p class="hub-intro">${failures[failure]}</p>
    <p><a class="hub-button hub-button-primary" href="${hubAddress(c, 'login')}">${failures.logIn}</a></p>`
  return hubPage(c, { title: failures[`${failure}Title`], content, status: FAILURES[failure], isError: true })
}
