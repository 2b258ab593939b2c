import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type Deployment, withoutEmptyWorker } from './live-version.ts'
import { isMissingWorker, Refusal } from './refusal.ts'
import { wrangler, wranglerJson } from './wrangler.ts'

const deploymentsSchema = z.array(
  z.object({ created_on: z.string(), versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) }),
)
const versionsSchema = z.array(z.object({ id: z.string(), annotations: z.record(z.string(), z.string()).optional() }))
const uploadSchema = z.object({ type: z.literal('version-upload'), version_id: z.string(), preview_url: z.string().optional() })

/** The last deployments of a worker, the newest first; none: it was never deployed. */
export async function listDeployments(worker: string): Promise<Deployment[]> {
  const [deployments, versions] = await Promise.all([newestDeployments(worker).catch(noneIfMissing), listVersions(worker)])
  return withoutEmptyWorker(deployments, versions)
}

/** How visitors are shared now: percent by version. */
export async function sharesNow(worker: string): Promise<Record<string, number>> {
  const [newest = []] = await newestDeployments(worker)
  return Object.fromEntries(newest.map(({ version_id, percentage }) => [version_id, percentage]))
}

async function newestDeployments(worker: string): Promise<Deployment[]> {
  const deployments = await wranglerJson(deploymentsSchema, ['deployments', 'list', '--json', '--name', worker])
  return deployments.toSorted((a, b) => b.created_on.localeCompare(a.created_on)).map(({ versions }) => versions)
}

/** The tags of the last versions of a worker, by their ids. */
async function listVersions(worker: string): Promise<Map<string, string | undefined>> {
  const versions = await wranglerJson(versionsSchema, ['versions', 'list', '--json', '--name', worker]).catch(noneIfMissing)
  return new Map(versions.map(({ id, annotations }) => [id, annotations?.['workers/tag']]))
}

function noneIfMissing(error: unknown): [] {
  if (isMissingWorker(error)) return []
  throw error
}

/** Uploads what was built, without a visitor for it. */
export async function uploadVersion(tag: string): Promise<{ id: string; previewUrl: string | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const output = join(folder, 'output.ndjson')
  try {
    await wrangler(['versions', 'upload', '--tag', tag, '--message', `commit ${tag}`], { env: { WRANGLER_OUTPUT_FILE_PATH: output } })
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean)
    const upload = lines.map((line) => uploadSchema.safeParse(JSON.parse(line)).data).find((read) => read !== undefined)
    if (!upload) throw new Refusal('wrangler uploaded a version and did not say which: npx wrangler versions list shows it.')
    return { id: upload.version_id, previewUrl: upload.preview_url }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** How visitors are shared between versions: percent by version, 100 in all. */
export async function shareVisitors(worker: string, shares: Readonly<Record<string, number>>, message: string): Promise<void> {
  const specs = Object.entries(shares).map(([version, percent]) => `${version}@${percent}%`)
  await wrangler(['versions', 'deploy', ...specs, '--name', worker, '--message', message.slice(0, 100), '--yes'])
}
