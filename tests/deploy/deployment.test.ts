// The way of an environment from nothing to a rollback, by the commands, with the real wrangler against a stand-in for Cloudflare's API.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeployment } from './cloudflare/account.ts'
import { startStandIn, type StandIn } from './cloudflare/stand-in.ts'
import { anOperator, type Operator } from './operator.ts'
import { playSite, type PlayedSite } from './played-site.ts'

/** against what hangs: the longest takes a minute on a machine with no other work */
const LIMIT_MS = 900_000
const FIRST = '1'.repeat(12)
const SECOND = '2'.repeat(12)
const THIRD = '3'.repeat(12)

let cloudflare: StandIn
let operator: Operator
let site: PlayedSite

beforeAll(async () => {
  cloudflare = await startStandIn()
  site = await playSite({ build: FIRST })
  operator = anOperator({ ...cloudflare.env, SITE_ADDRESS: site.address })
})
afterAll(async () => {
  operator.remove()
  await Promise.all([cloudflare.stop(), site.stop()])
})

const deploy = (build: string, ...args: string[]) =>
  operator.run('deploy', ['staging', '--checked', '--minutes', '0', ...args], { BUILD: build })
const worker = () => cloudflare.account.workers.get('site-staging')
const shares = () =>
  (worker()?.deployments ?? []).toReversed().map(({ versions }) => versions.map(({ percentage }) => percentage).join('/'))

test(
  'before anything is set up a deployment names all that is missing, and calls nothing that changes',
  { timeout: LIMIT_MS },
  async () => {
    const { output, code } = await deploy(FIRST)
    expect(code).toBe(1)
    expect(output).toContain('REDIRECTS has no id yet ("redirects-staging" is its name): npm run provision -- staging --apply')
    expect(output).toContain('The secret PURGE_SECRET is not set: npm run provision -- staging --apply')
    expect(output).toContain(
      'BACKEND_URL has "https://backend.staging.example.com", an example: write the real one into [env.staging.vars] of wrangler.toml.',
    )
    expect(changing()).toEqual([])
  },
)

test('provision says what it would do, does it when it is told to, and has nothing to do afterwards', { timeout: LIMIT_MS }, async () => {
  const before = configuration()
  const dry = await operator.run('provision', ['staging'])
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('would create the D1 database redirect-desk-staging') })
  expect([configuration(), changing()]).toEqual([before, []])

  // broken off in the middle: the database cannot be made
  cloudflare.account.failing.push(/^POST \/d1\/database$/)
  const brokenOff = await operator.run('provision', ['staging', '--apply'])
  expect(brokenOff).toMatchObject({ code: 1, output: expect.stringContaining('wrangler d1 create redirect-desk-staging failed') })
  cloudflare.account.failing.pop()

  // where nobody sits at the keyboard
  const unasked = await operator.run('provision', ['staging', '--apply'], { TYPED: '' })
  expect(unasked.output).not.toContain('KV namespace')
  expect(unasked.output).toMatch(/PURGE_SECRET = [\da-f]{64}\n/)
  expect(unasked).toMatchObject({ code: 1, output: expect.stringContaining('ANALYTICS_TOKEN is not set: nothing was typed.') })

  const applied = await operator.run('provision', ['staging', '--apply'])
  expect(applied.output).not.toContain('PURGE_SECRET')
  expect([...(worker()?.secrets.keys() ?? [])]).toEqual(['PURGE_SECRET', 'ANALYTICS_TOKEN'])
  expect(configuration()).not.toMatch(/id = "[a-z-]+-staging"/)
  expect(cloudflare.account.namespaces.map(({ title }) => title)).toEqual(['redirects-staging', 'controls-staging', 'build-files-staging'])
  const made = changing().length
  const again = await operator.run('provision', ['staging', '--apply'])
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('has all it needs') })
  expect(changing()).toHaveLength(made)
})

test('what is not committed is not deployed, nor what is red', { timeout: LIMIT_MS }, async () => {
  // provision wrote the ids
  expect((await deploy(FIRST)).output).toContain('Not committed: wrangler.toml. Commit or undo it')
  operator.replace('wrangler.toml', [
    ['staging.example.com', 'staging.nordic.se'],
    ['account-id.example', 'a'.repeat(32)],
  ])
  operator.replace('backend/wrangler.toml', [['staging.example.com', 'staging.nordic.se']])
  const red = await operator.run('deploy', ['staging'], { NPM_FAILS: '1' })
  expect(red).toMatchObject({ code: 1, output: expect.stringContaining('A check failed') })
})

test('the first deployment gives the new worker to everybody at once, after its files are stored', { timeout: LIMIT_MS }, async () => {
  site.liveId = () => worker()?.deployments[0]?.versions[0]?.version_id
  const { output, code } = await deploy(FIRST)
  expect(output).toContain('deployed for the first time')
  expect(code).toBe(0)
  expect([...(cloudflare.account.namespaces.at(-1)?.keys.keys() ?? [])]).toEqual(['assets/common.js', `assets/site-${FIRST}.js`])
})

test('a version after it gets 5, 25 and 100 % of the visitors, each time no worse than the one before', { timeout: LIMIT_MS }, async () => {
  cloudflare.account.countLines = (filters) => (filters.includes('event=request') && !filters.includes('status=500') ? 1_000 : 2)
  playNext({ build: SECOND })
  const { output, code } = await deploy(SECOND)
  expect(output).toContain('all visitors have')
  expect(code).toBe(0)
  expect(shares().slice(-4)).toEqual(['100/0', '95/5', '75/25', '100'])
  expect(changing().at(-1)).toBe('PUT /workers/scripts/site-staging/domains/records')
  expect(site.asked).toContain(`${SECOND} /_health`)
  // the file they share is not stored again
  expect(cloudflare.account.namespaces.at(-1)?.keys.size).toBe(3)
})

const putSecret = () => operator.wrangler(['secret', 'put', 'PURGE_SECRET', '--config', 'wrangler.toml', '--env', 'staging'])

test('a secret is changed in the version that visitors have', { timeout: LIMIT_MS }, async () => {
  const [live] = worker()?.versions ?? []
  expect(await putSecret()).toMatchObject({ code: 0, output: expect.stringContaining('Success! Uploaded secret PURGE_SECRET') })
  expect(worker()?.deployments[0]?.versions[0]?.version_id).not.toBe(live?.id)
})

test('a build with a broken page is taken back before anybody has it', { timeout: LIMIT_MS }, async () => {
  const good = worker()?.versions[0]?.id
  playNext({ build: THIRD, broken: /^\/sv-SE\/p4$/ })
  const { output, code } = await deploy(THIRD)
  expect(code).toBe(1)
  expect(output).toMatch(/\/sv-SE\/p4 answered 500 instead of 200/)
  expect(shares().slice(-2)).toEqual(['100/0', '100'])
  expect(worker()?.deployments[0]?.versions).toEqual([{ version_id: good, percentage: 100 }])
})

test('a version of which more requests fail is taken back from those who have it', { timeout: LIMIT_MS }, async () => {
  const good = worker()?.deployments[0]?.versions[0]?.version_id
  playNext({ build: THIRD })
  cloudflare.account.countLines = (filters) => {
    if (!filters.includes('status=500')) return filters.includes('event=request') ? 1_000 : 0
    return filters.includes(`$workers.scriptVersion.id=${good}`) ? 1 : 40
  }
  const { output, code } = await deploy(THIRD)
  expect(output).toContain('5xx 4.00 % of requests, 0.10 % before')
  expect(code).toBe(1)
  expect(shares().slice(-3)).toEqual(['100/0', '95/5', '100'])
  expect(worker()?.deployments[0]?.versions).toEqual([{ version_id: good, percentage: 100 }])
})

test('a rollback gives everybody the version before', { timeout: LIMIT_MS }, async () => {
  const { output, code } = await operator.run('rollback', ['staging'])
  expect(output).toContain('all visitors get')
  expect(code).toBe(0)
  // the third version, uploaded twice, never had all visitors; the second has, and a newer one with another secret
  const [, , , second, first] = worker()?.versions ?? []
  expect(worker()?.deployments[0]?.versions).toEqual([{ version_id: second?.id, percentage: 100 }])
  expect(await operator.run('rollback', ['staging'])).toMatchObject({ code: 0 })
  expect(worker()?.deployments[0]?.versions).toEqual([{ version_id: first?.id, percentage: 100 }])

  // before the first deployment there was an empty worker, which the secrets had made
  expect(await operator.run('rollback', ['staging'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('no version to go back to'),
  })
  const unknown = await operator.run('rollback', ['staging', '0f0f0f0f-0000-4000-8000-000000000000'])
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('has no version 0f0f0f0f') })
  expect(worker()?.deployments[0]?.versions).toEqual([{ version_id: first?.id, percentage: 100 }])
})

test('a secret is changed in no version but the one that visitors have', { timeout: LIMIT_MS }, async () => {
  // after the rollback the newest is another one
  expect(await putSecret()).toMatchObject({ code: 1, output: expect.stringContaining("isn't currently deployed") })
})

test(
  'what somebody else does during a deployment holds, and while visitors are shared no other begins',
  { timeout: LIMIT_MS },
  async () => {
    const good = worker()?.deployments[0]?.versions[0]?.version_id ?? ''
    playNext({ build: THIRD })
    const rollback = [{ version_id: good, percentage: 100 }]
    cloudflare.account.countLines = (filters) => {
      // somebody presses while the first visitors are watched
      const live = worker()
      if (live?.deployments[0]?.versions.length === 2) addDeployment(live, rollback, {})
      return filters.includes('event=request') && !filters.includes('status=500') ? 1_000 : 0
    }
    const { output, code } = await deploy(THIRD)
    expect(output).toContain('Somebody else has deployed to staging or rolled it back meanwhile')
    expect([code, worker()?.deployments[0]?.versions]).toEqual([1, rollback])

    const before = shares().length
    const live = worker()
    if (live)
      addDeployment(
        live,
        [
          { version_id: good, percentage: 95 },
          { version_id: live.versions[0]?.id ?? '', percentage: 5 },
        ],
        {},
      )
    const second = await deploy(SECOND)
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('npm run rollback -- staging') })
    expect(shares().length).toBe(before + 1)
  },
)

test('a version that cannot be taken back is said to have visitors', { timeout: LIMIT_MS }, async () => {
  const live = worker()
  const good = live?.deployments.at(-1)?.versions[0]?.version_id ?? ''
  if (live) addDeployment(live, [{ version_id: good, percentage: 100 }], {})
  playNext({ build: THIRD })
  cloudflare.account.countLines = () => {
    cloudflare.account.failing.push(/./)
    return 0
  }
  const { output, code } = await deploy(THIRD)
  cloudflare.account.failing.length = 0
  expect(output).not.toContain('Taken back')
  expect(output).toContain('As soon as Cloudflare answers: npm run rollback -- staging')
  expect(code).toBe(1)
  await operator.run('rollback', ['staging'])
})

test(
  "the embedded backend is deployed as staging's, with tables and content, and never as production's",
  { timeout: LIMIT_MS },
  async () => {
    expect(await operator.run('deploy', ['production', '--backend'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('for staging only'),
    })
    await operator.run('provision', ['staging', '--backend', '--apply'])
    operator.commit()
    const { output, code } = await deploy(FIRST, '--backend')
    expect(output).toContain('staging has its embedded backend')
    expect(code).toBe(0)
    expect(changing().some((call) => call.endsWith('/import'))).toBe(true)
  },
)

/** The version that is uploaded next, as the site then answers for it. */
function playNext(version: PlayedSite['live']): void {
  site.versions.get = (id) => (id === worker()?.versions[0]?.id ? version : undefined)
}

function configuration(): string {
  return readFileSync(join(operator.folder, 'wrangler.toml'), 'utf8')
}

function changing(): string[] {
  return cloudflare.account.calls.filter((call) => !call.startsWith('GET ') && !call.endsWith('/query'))
}
