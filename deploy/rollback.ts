// npm run rollback -- production [VERSION]: all visitors get the version that was live before, or the named one.
import { environmentNamed, readSettings, SITE_CONFIG } from './environment.ts'
import { liveVersion, versionBefore } from './live-version.ts'
import { mainCommand, Refusal } from './refusal.ts'
import { listDeployments, shareVisitors } from './versions.ts'
import { wrangler } from './wrangler.ts'

const USAGE = `Usage: npm run rollback -- staging|production [VERSION-ID]     the version before when left out`

await mainCommand(USAGE, async ([name, version, ...more]) => {
  const environment = environmentNamed(name)
  if (more.length > 0) throw new Refusal(USAGE)
  const worker = readSettings(SITE_CONFIG, environment).name
  const deployments = await listDeployments(worker)
  const target = version ?? versionBefore(deployments)
  if (target === undefined)
    throw new Refusal(`${worker} has no version to go back to. Deploy a mended one: npm run deploy -- ${environment}`)
  if (version !== undefined) await refuseUnknown(worker, version)
  await shareVisitors(worker, { [target]: 100 }, `rollback from ${liveVersion(deployments)}`)
  console.log(`${environment}: all visitors get ${target}.`)
  console.log('Redirects, purges and switches lie in KV, and tables in D1: they are not rolled back (docs/operations.md).')
})

async function refuseUnknown(worker: string, version: string): Promise<void> {
  await wrangler(['versions', 'view', version, '--name', worker]).catch((cause: unknown) => {
    throw new Refusal(`${worker} has no version ${version}: npx wrangler versions list --name ${worker}`, { cause })
  })
}
