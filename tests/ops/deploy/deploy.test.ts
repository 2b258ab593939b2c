// The order of a deployment's commands. wrangler runs them at Cloudflare.

import { expect, test } from 'vitest'
import { deployFirst, deployVersion, type Tools } from '../../../ops/deploy/deploy.ts'
import { CommandError } from '../../../scripts/command-line.ts'

const OLD = '00000000-0000-4000-8000-000000000000'
const NEW = '11111111-0000-4000-8000-000000000000'
const RELEASE = { environment: 'staging', worker: 'site-staging', commit: 'c0ffee', percent: 100 }

interface Given {
  /** percentage of visitors per version; undefined: the worker does not exist */
  shares?: Record<string, number> | undefined
  isBroken?: boolean
}

function recorder({ shares = { [OLD]: 100 }, isBroken = false }: Given = {}) {
  const commands: string[] = []
  const tools: Tools = {
    async run(...command) {
      const line = command.join(' ')
      commands.push(line)
      if (line.includes('deployments status')) {
        if (Object.keys(shares).length === 0)
          throw new CommandError('This Worker does not exist on your account.')
        return JSON.stringify({
          versions: Object.entries(shares).map(([version_id, percentage]) => ({
            version_id,
            percentage,
          })),
        })
      }
      return ''
    },
    async createVersion(...args) {
      commands.push(['wrangler', ...args].join(' '))
      return [
        '{"type":"wrangler-session","version":1}',
        `{"type":"version-upload","version":1,"version_id":"${NEW}"}`,
        '',
      ].join('\n')
    },
    writeBuildFiles: () => 'dist/build-files.json',
    async smokeTest(version, isOverride) {
      commands.push(`smoke test ${version}${isOverride ? ' by the header' : ''}`)
      if (isBroken) throw new CommandError('/ responds with 500 instead of 200')
    },
  }
  return { commands, tools }
}

const PREPARED = [
  'wrangler deployments status --json --name site-staging',
  'vite build --logLevel warn',
  'wrangler d1 migrations apply DESK_DB --remote --config wrangler.toml --env staging',
  'wrangler kv bulk put dist/build-files.json --binding BUILD_FILES --remote --config wrangler.toml --env staging',
  'wrangler versions upload --tag c0ffee --message commit c0ffee',
  `wrangler versions deploy ${OLD}@100% ${NEW}@0% --name site-staging --yes`,
  `smoke test ${NEW} by the header`,
]

test('a new version is tested without visitors, then gets all visitors, then its domains are set', async () => {
  const { commands, tools } = recorder()
  expect(await deployVersion(RELEASE, tools)).toContain(
    `Roll back: npx wrangler versions deploy ${OLD}@100% --name site-staging --yes`,
  )
  expect(commands).toEqual([
    ...PREPARED,
    `wrangler versions deploy ${NEW}@100% --name site-staging --yes`,
    'wrangler triggers deploy',
  ])
})

test('the operator chooses the percentage of visitors', async () => {
  const { commands, tools } = recorder()
  expect(await deployVersion({ ...RELEASE, percent: 10 }, tools)).toContain(
    `For all visitors: npx wrangler versions deploy ${NEW}@100% --name site-staging --yes`,
  )
  expect(commands).toEqual([
    ...PREPARED,
    `wrangler versions deploy ${NEW}@10% ${OLD}@90% --name site-staging --yes`,
  ])
})

test('a version that fails the smoke test gets no visitors', async () => {
  const { commands, tools } = recorder({ isBroken: true })
  await expect(deployVersion(RELEASE, tools)).rejects.toThrow('/ responds with 500 instead of 200')
  expect(commands).toEqual([
    ...PREPARED,
    `wrangler versions deploy ${OLD}@100% --name site-staging --yes`,
  ])
})

test('the first deployment creates the worker and its stores, then fills them', async () => {
  const { commands, tools } = recorder({ shares: {} })
  await deployFirst(RELEASE, '/home/o/staging.env', tools)
  expect(commands).toEqual([
    'wrangler deployments status --json --name site-staging',
    'vite build --logLevel warn',
    'wrangler deploy --tag c0ffee --secrets-file /home/o/staging.env',
    'wrangler d1 migrations apply DESK_DB --remote --config wrangler.toml --env staging',
    'wrangler kv bulk put dist/build-files.json --binding BUILD_FILES --remote --config wrangler.toml --env staging',
    'node redirects/cli/index.ts publish --seed --remote --env staging',
    `smoke test ${NEW}`,
  ])
})

test('a new deployment can follow one that was interrupted before its version had visitors', async () => {
  const { tools } = recorder({ shares: { [NEW]: 0, [OLD]: 100 } })
  expect(await deployVersion(RELEASE, tools)).toContain(
    `Roll back: npx wrangler versions deploy ${OLD}@100%`,
  )
})

test.each<[string, Given, (tools: Tools) => Promise<string>, string]>([
  [
    'visitors are split',
    { shares: { [OLD]: 90, [NEW]: 10 } },
    (tools) => deployVersion(RELEASE, tools),
    `${OLD} has 90 %, ${NEW} has 10 %.`,
  ],
  [
    'there is no worker',
    { shares: {} },
    (tools) => deployVersion(RELEASE, tools),
    'This Worker does not exist on your account.\n\nIf staging has never been deployed, use --first',
  ],
  [
    'there is a worker',
    {},
    (tools) => deployFirst(RELEASE, 'x', tools),
    'site-staging is already deployed: omit --first.',
  ],
])('nothing is built when %s', async (_, given, deploy, sentence) => {
  const { commands, tools } = recorder(given)
  await expect(deploy(tools)).rejects.toThrow(sentence)
  expect(commands).toHaveLength(1)
})
