import { SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import { type EndpointContract, oneRequest } from '../endpoint-contract.ts'
import { type Expected, noStore } from '../expected.ts'
import { sessionSchema } from '../schemas/customer.ts'

function status(name: 'AUTHORIZED' | 'ANONYMOUS'): Expected {
  const header = { pattern: new RegExp(`^${name}$`), description: name }
  return {
    status: 200,
    description: name,
    headers: { 'x-user-status': header, ...noStore },
    body: sessionSchema,
  }
}
const either = {
  ...status('ANONYMOUS'),
  description: 'Whether the visitor is logged in',
  headers: {
    'x-user-status': {
      pattern: /^(?:AUTHORIZED|ANONYMOUS)$/,
      description: 'AUTHORIZED or ANONYMOUS',
    },
    ...noStore,
  },
}

/** Matches a cookie that the browser deletes. */
const expired = {
  pattern: new RegExp(`(?:^|,\\s*)${SESSION_COOKIE}=[^,]*;\\s*(?:Max-Age=0|Expires=)`, 'i'),
  description: `${SESSION_COOKIE} with Max-Age=0`,
}
const loggedOut: Expected = {
  status: 204,
  description: 'The cookie expires',
  headers: { 'set-cookie': expired, ...noStore },
}

function cookie(token = 'no-session-has-this-token') {
  return { headers: { cookie: `${SESSION_COOKIE}=${token}` } }
}

export const authContract: EndpointContract = {
  key: 'auth',
  summary: 'Whether the cookie belongs to a session',
  section: 'session',
  answers: [either],
  checks: [
    oneRequest('no cookie', {}, status('ANONYMOUS')),
    oneRequest('an unknown token', cookie(), status('ANONYMOUS')),
    {
      name: 'a session',
      needs: ['session'],
      run: async ({ call, given }) =>
        void (await call(cookie(given.session), status('AUTHORIZED'))),
    },
  ],
}

export const logoutContract: EndpointContract = {
  key: 'logout',
  summary: 'Ends the session',
  section: 'session',
  answers: [loggedOut],
  checks: [
    oneRequest('no cookie', {}, loggedOut),
    {
      name: 'a session',
      needs: ['writes', 'session'],
      isLast: true,
      async run({ call, given }) {
        await call(cookie(given.session), loggedOut)
        await call(
          { ...cookie(given.session), key: 'auth', label: 'GET /api/v1/auth after it' },
          status('ANONYMOUS'),
        )
      },
    },
  ],
}
