import { z } from 'zod'
import { CommandError } from '../../scripts/command-line.ts'

export interface Release {
  environment: string
  worker: string
  commit: string
  percent: number
}

export interface Tools {
  /** @returns the program's output. @throws CommandError if it fails */
  run(program: 'node' | 'vite' | 'wrangler', ...args: string[]): Promise<string>
  /** Creates a version with wrangler. @returns the file that wrangler writes: a JSON object per line */
  createVersion(...args: string[]): Promise<string>
  /** @returns a file for `wrangler kv bulk put` */
  writeBuildFiles(): string
  /** `isOverride`: the version has no visitors yet. @throws CommandError with all failures */
  smokeTest(version: string, isOverride: boolean): Promise<void>
}

const deploymentSchema = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
})
type Versions = z.output<typeof deploymentSchema>['versions']

/** For a worker that does not exist yet: `wrangler deploy` also creates KV and D1. */
export async function deployFirst(
  { environment, worker, commit }: Release,
  secretsFile: string,
  tools: Tools,
): Promise<string> {
  const { run, createVersion, smokeTest } = tools
  if (await readVersions(worker, tools).catch(() => undefined))
    throw new CommandError(`${worker} is already deployed: omit --first.`)
  await run('vite', 'build', '--logLevel', 'warn')
  const version = versionIn(
    await createVersion('deploy', '--tag', commit, '--secrets-file', secretsFile),
  )
  await fillStores(environment, tools)
  await run('node', 'redirects/cli/index.ts', 'publish', '--seed', '--remote', '--env', environment)
  await smokeTest(version, false)
  return `${environment} is deployed for the first time.`
}

/** Tests the new version while it has 0 % of the visitors. Only then does it get visitors. */
export async function deployVersion(
  { environment, worker, commit, percent }: Release,
  tools: Tools,
): Promise<string> {
  const { run, createVersion, smokeTest } = tools
  const versions = await readVersions(worker, tools).catch((cause: Error) => {
    throw new CommandError(
      `${cause.message}\n\nIf ${environment} has never been deployed, use --first (docs/operations.md).`,
      { cause },
    )
  })
  const live = liveVersion(versions, worker)
  await run('vite', 'build', '--logLevel', 'warn')
  await fillStores(environment, tools)
  const version = versionIn(
    await createVersion('versions', 'upload', '--tag', commit, '--message', `commit ${commit}`),
  )

  const back = shareVisitors(worker, `${live}@100%`)
  await run('wrangler', ...shareVisitors(worker, `${live}@100%`, `${version}@0%`))
  try {
    await smokeTest(version, true)
  } catch (error) {
    await run('wrangler', ...back)
    throw error
  }
  const all = shareVisitors(worker, `${version}@100%`)
  const done = `${percent} % of the visitors of ${environment} get ${version}. Roll back: npx wrangler ${back.join(' ')}`
  if (percent < 100) {
    await run(
      'wrangler',
      ...shareVisitors(worker, `${version}@${percent}%`, `${live}@${100 - percent}%`),
    )
    return `${done}\nFor all visitors: npx wrangler ${all.join(' ')}`
  }
  await run('wrangler', ...all)
  // A version does not include domains.
  await run('wrangler', 'triggers', 'deploy')
  return done
}

/** The live version uses the database and the files, too, so nothing is removed. */
async function fillStores(environment: string, { run, writeBuildFiles }: Tools): Promise<void> {
  const place = ['--remote', '--config', 'wrangler.toml', '--env', environment]
  await run('wrangler', 'd1', 'migrations', 'apply', 'DESK_DB', ...place)
  const binding = ['--binding', 'BUILD_FILES']
  await run('wrangler', 'kv', 'bulk', 'put', writeBuildFiles(), ...binding, ...place)
}

function shareVisitors(worker: string, ...shares: string[]): string[] {
  return ['versions', 'deploy', ...shares, '--name', worker, '--yes']
}

/** The percentage of each version. @throws CommandError if the worker does not exist */
async function readVersions(worker: string, { run }: Tools): Promise<Versions> {
  return deploymentSchema.parse(
    JSON.parse(await run('wrangler', 'deployments', 'status', '--json', '--name', worker)),
  ).versions
}

/** The version with all visitors. An interrupted deployment leaves another one with 0 %. */
function liveVersion(versions: Versions, worker: string): string {
  const live = versions.find(({ percentage }) => percentage === 100)
  if (live) return live.version_id
  const shares = versions
    .map(({ version_id, percentage }) => `${version_id} has ${percentage} %`)
    .join(', ')
  const command = shareVisitors(worker, '<version>@100%').join(' ')
  throw new CommandError(`${shares}. First give all visitors one version: npx wrangler ${command}`)
}

const createdSchema = z.object({
  type: z.enum(['deploy', 'version-upload']),
  version_id: z.string(),
})

function versionIn(output: string): string {
  const lines = output.split('\n').filter((line) => line !== '')
  const created = lines
    .map((line) => createdSchema.safeParse(JSON.parse(line)).data)
    .find((line) => line !== undefined)
  if (!created) throw new CommandError('wrangler named no version. See: npx wrangler versions list')
  return created.version_id
}
