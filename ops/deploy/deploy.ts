import { z } from 'zod'
import { CommandError } from '../../scripts/command-line.ts'

export interface Release {
  environment: string
  worker: string
  commit: string
  /** of the visitors, who get the new version */
  percent: number
}

export interface Tools {
  /** @returns what the program prints. @throws CommandError when it fails */
  run(program: 'node' | 'vite' | 'wrangler', ...args: string[]): Promise<string>
  /** @returns a file for `wrangler kv bulk put` */
  writeBuildFiles(): string
  /** `isOverride`: ask for this version although it has no visitors. @throws CommandError that names what is wrong */
  smokeTest(version: string, isOverride: boolean): Promise<void>
}

const deploymentSchema = z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })

/** A worker that does not exist yet: `wrangler versions upload` refuses it. wrangler also creates its KV namespaces and its database. */
export async function deployFirst({ environment, worker, commit }: Release, secretsFile: string, tools: Tools): Promise<string> {
  const { run, smokeTest } = tools
  if (await readVersions(worker, tools).catch(() => undefined)) throw new CommandError(`${worker} is deployed already: leave --first out.`)
  await run('vite', 'build', '--logLevel', 'warn')
  const version = versionIn(await run('wrangler', 'deploy', '--tag', commit, '--secrets-file', secretsFile))
  await fillStores(environment, tools)
  await run('node', 'redirects/cli/index.ts', 'publish', '--seed', '--remote', '--env', environment)
  await smokeTest(version, false)
  return `${environment} is deployed for the first time.`
}

/** The new version is tested with 0 % of the visitors. Only then do visitors get it. */
export async function deployVersion({ environment, worker, commit, percent }: Release, tools: Tools): Promise<string> {
  const { run, smokeTest } = tools
  const versions = await readVersions(worker, tools).catch((cause: Error) => {
    throw new CommandError(`${cause.message}\n\nIf ${environment} is not deployed yet: --first (docs/operations.md).`, { cause })
  })
  const live = liveVersion(versions, worker)
  await run('vite', 'build', '--logLevel', 'warn')
  await fillStores(environment, tools)
  const version = versionIn(await run('wrangler', 'versions', 'upload', '--tag', commit, '--message', `commit ${commit}`))

  const back = shareVisitors(worker, `${live}@100%`)
  await run('wrangler', ...shareVisitors(worker, `${live}@100%`, `${version}@0%`))
  try {
    await smokeTest(version, true)
  } catch (error) {
    await run('wrangler', ...back)
    throw error
  }
  const all = shareVisitors(worker, `${version}@100%`)
  const done = `${percent} % of the visitors of ${environment} have ${version}. Back: npx wrangler ${back.join(' ')}`
  if (percent < 100) {
    await run('wrangler', ...shareVisitors(worker, `${version}@${percent}%`, `${live}@${100 - percent}%`))
    return `${done}\nAll visitors: npx wrangler ${all.join(' ')}`
  }
  await run('wrangler', ...all)
  // domains are no part of a version
  await run('wrangler', 'triggers', 'deploy')
  return done
}

/** Tables and files that the version before and the new one both use: they are added to, nothing is removed. */
async function fillStores(environment: string, { run, writeBuildFiles }: Tools): Promise<void> {
  const place = ['--remote', '--config', 'wrangler.toml', '--env', environment]
  await run('wrangler', 'd1', 'migrations', 'apply', 'DESK_DB', ...place)
  await run('wrangler', 'kv', 'bulk', 'put', writeBuildFiles(), '--binding', 'BUILD_FILES', ...place)
}

function shareVisitors(worker: string, ...shares: string[]): string[] {
  return ['versions', 'deploy', ...shares, '--name', worker, '--yes']
}

/** Who has which version. @throws CommandError where the worker does not exist */
async function readVersions(worker: string, { run }: Tools): Promise<z.output<typeof deploymentSchema>['versions']> {
  return deploymentSchema.parse(JSON.parse(await run('wrangler', 'deployments', 'status', '--json', '--name', worker))).versions
}

/** The version that all visitors have. A deployment that was ended early leaves one with 0 % beside it. */
function liveVersion(versions: z.output<typeof deploymentSchema>['versions'], worker: string): string {
  const live = versions.find(({ percentage }) => percentage === 100)
  if (live) return live.version_id
  const shares = versions.map(({ version_id, percentage }) => `${version_id} has ${percentage} %`).join(', ')
  const command = shareVisitors(worker, '<version>@100%').join(' ')
  throw new CommandError(`${shares}. Give all visitors one version first: npx wrangler ${command}`)
}

function versionIn(output: string): string {
  const [, version] = /Version ID: ([\da-f-]{36})/.exec(output) ?? []
  if (version === undefined) throw new CommandError('wrangler does not say which version it uploaded: npx wrangler versions list shows it.')
  return version
}
