// npm run rollback -- production [VERSION]: all visitors get the version that was live before, or the named one.
import { environmentNamed, readSettings, SITE_CONFIG } from './environment.ts'
import { liveVersion, versionBefore } from './live-version.ts'
import { mainCommand, Refusal } from './refusal.ts'
import { listDeployments, shareVisitors } from './versions.ts'
import { wrangler } from './wrangler.ts'

await mainCommand(async ([name, version]) => {
  const environment = environmentNamed(name)
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
