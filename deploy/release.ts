import { setTimeout } from 'node:timers/promises'
import { type EnvironmentName, type Settings, SITE_CONFIG } from './environment.ts'
import { deployGradually } from './gradual.ts'
import { liveVersion } from './live-version.ts'
import { applyMigrations } from './migrations.ts'
import { ownShares } from './own-shares.ts'
import { redirectExamples } from './redirect-examples.ts'
import { Refusal } from './refusal.ts'
import { siteAddress } from './site-address.ts'
import { smokeTest, type SmokeInput } from './smoke-test.ts'
import { storeBuildFiles } from './store-build-files.ts'
import { versionFigures } from './version-figures.ts'
import { listDeployments, uploadVersion } from './versions.ts'
import { wrangler } from './wrangler.ts'

const READY_MS = 60_000
/** a new domain, with its certificate */
const FIRST_READY_MS = 600_000

interface Built {
  environment: EnvironmentName
  settings: Settings
  commit: string
  /** of the client */
  build: string
}

/** Gives what was built to the visitors of an environment: at once when it has none yet, else step by step. `watchMs`: how long each step is watched. */
export async function release({ environment, settings, commit, build }: Built, watchMs: number): Promise<void> {
  const { name: worker } = settings
  const smokeInput = { addressOf: siteAddress(settings, process.env['SITE_ADDRESS']), ids: [build], examples: redirectExamples() }
  const deployments = await listDeployments(worker)
  if ((deployments[0]?.length ?? 0) > 1)
    throw new Refusal(
      `Visitors of ${environment} are shared between two versions: another deployment is under way, or one was broken off, which this ends: npm run rollback -- ${environment}`,
    )
  const before = liveVersion(deployments)
  await prepareStores(environment, settings)
  if (before === undefined) return deployFirst({ environment, settings, commit, build }, smokeInput)

  // broken off by hand or by CI, it is taken back like one that is worse
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error(`${signal} came`)))
  const buildBefore = await readLiveBuild(smokeInput.addressOf('/builds/latest.json'))
  const { id: version } = await uploadVersion(commit)
  const visitors = ownShares(worker, { [before]: 100 })
  const outcome = await deployGradually({
    async share(percent) {
      stop.signal.throwIfAborted()
      const shares = percent === 100 ? { [version]: 100 } : { [before]: 100 - percent, [version]: percent }
      await visitors.share(shares, `${commit}: ${percent} %`)
    },
    isUntouched: visitors.isUntouched,
    async takeBack(why) {
      await visitors.share({ [before]: 100 }, `${commit} taken back: ${why}`)
      console.log('Taken back')
    },
    async smokeTest() {
      // among the versions that are deployed a request may choose, also one of 0 %
      const headers = { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` }
      const { asked, failures } = await smokeTest({ ...smokeInput, ids: [build, version], headers, readyMs: READY_MS })
      console.log(`${asked} addresses asked of the new version, ${failures.length} fail`)
      return failures
    },
    async figures(since) {
      const to = Date.now()
      const [old, fresh] = await Promise.all([
        versionFigures(worker, { version: before, build: buildBefore }, since, to),
        versionFigures(worker, { version, build }, since, to),
      ])
      return { before: old, after: fresh }
    },
    // for why it was aborted, rather than that it was
    wait: () => setTimeout(watchMs, undefined, { signal: stop.signal }).catch(() => stop.signal.throwIfAborted()),
    now: Date.now,
    print: console.log,
  }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal(
      `${why}\n  Visitors may be shared with ${version} still. As soon as Cloudflare answers: npm run rollback -- ${environment}`,
      { cause },
    )
  })
  if (outcome === 'taken-back') throw new Refusal(`${environment} has the version before again (${before}).`)
  if (outcome === 'left')
    throw new Refusal(`Somebody else has deployed to ${environment} or rolled it back meanwhile: visitors stay shared as they are now.`)
  // domains are no part of a version
  await wrangler(['triggers', 'deploy'])
  console.log(`${environment}: all visitors have ${version}. Back: npm run rollback -- ${environment}`)
}

/** Tables and files that both versions live with: added to, never taken from. */
async function prepareStores(environment: EnvironmentName, settings: Settings): Promise<void> {
  await applyMigrations(SITE_CONFIG, environment, settings)
  const namespace = settings.kv_namespaces.find(({ binding }) => binding === 'BUILD_FILES')
  if (!namespace) return
  console.log(`${await storeBuildFiles(['--namespace-id', namespace.id, '--remote'])} new files are stored for the pages of other builds`)
}

/** Nothing to compare it with, and nobody to lose. */
async function deployFirst({ environment, settings, commit }: Built, smokeInput: Omit<SmokeInput, 'headers' | 'readyMs'>): Promise<void> {
  console.log(`Deploying, then asking ${smokeInput.addressOf('/_health')}: a new domain takes up to ten minutes.`)
  await wrangler(['deploy', '--tag', commit, '--message', `first deployment: ${commit}`])
  // another environment may have the same build
  const version = liveVersion(await listDeployments(settings.name))
  const ids = [...smokeInput.ids, ...(version === undefined ? [] : [version])]
  const { asked, failures } = await smokeTest({ ...smokeInput, ids, headers: {}, readyMs: FIRST_READY_MS })
  if (failures.length > 0)
    throw new Refusal(`It is deployed, but ${failures.length} of ${asked} addresses fail:\n  ${failures.join('\n  ')}`)
  console.log(`${environment}: deployed for the first time, ${asked} addresses answer.`)
}

/** Its browser errors are told apart by it; unknown, it has none, and the new version is judged the more strictly. */
async function readLiveBuild(address: string): Promise<string> {
  const text = await fetch(address, { signal: AbortSignal.timeout(READY_MS) }).then(
    (response) => response.text(),
    () => '',
  )
  return /"id":"([\da-f]+)"/.exec(text)?.[1] ?? 'unknown'
}
