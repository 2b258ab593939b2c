import { expect, test } from 'vitest'
import { findSecrets } from '../../scripts/find-secrets.mjs'

const SIGNATURE = '0af3'.repeat(16)

test.each([
  ['e-mail address', '{"event":"request","path":"/x/aino@example.fi"}', 'aino'],
  ['e-mail address', 'GET /x/aino%2540example.fi', 'aino'],
  ['token', `{"path":"/pay/${SIGNATURE}"}`, SIGNATURE],
  ['token', `Error: D1 failed for ${SIGNATURE.toUpperCase()}`, SIGNATURE],
  ['purchased code', '{"message":"code ST1-AB12-CD34 was used"}', 'AB12'],
  ['secret in a query', 'fetch failed: http://localhost:8788/x?a=1&signature=short', 'short'],
  ['session cookie', 'cookie: st1_session=opaque', 'opaque'],
  ['authorization', 'authorization: Bearer xyz', 'xyz'],
  ['planted value', '{"path":"/Canary-Word"}', 'Canary-Word'],
])('a planted secret (%s) is found, and the report leaves it out', (kind, line, secret) => {
  const found = findSecrets(`first line\n${line}\nlast line`, ['canary-word'])
  expect(found).toEqual([{ line: 2, kind, text: expect.stringContaining('✂') }])
  expect(found[0]?.text).not.toContain(secret)
})

test('the workers’ normal log lines contain no secret', () => {
  const lines = [
    '{"level":"info","event":"request","id":"0f8fad5b-d9cb-469f-a165-70867728950e","method":"GET","path":"/x/***","status":200,"ms":3}',
    '{"level":"warn","event":"browser-error","message":"x ***","stack":"at http://localhost:8890/assets/site-Da2zUMzx.js:1:22","build":"7648e10cf1f5"}',
    '⛅️ wrangler 4.155.0',
  ]
  expect(findSecrets(lines.join('\n'), ['canary'])).toEqual([])
})
