import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** An account of Cloudflare's, as far as the commands see it. */
export interface Account {
  namespaces: { id: string; title: string; keys: Map<string, Stored> }[]
  databases: { uuid: string; name: string; sqlite: DatabaseSync }[]
  workers: Map<string, Worker>
  /** `METHOD path`, without the account */
  calls: string[]
  /** calls that fail from now on */
  failing: RegExp[]
  /** what Workers Observability counts, by the filters of a query (`key=value`, in their order), since a time in milliseconds */
  countLines: (filters: string[], from: number) => number
  /** told of each upload and of each value in KV, for whoever plays the workers themselves */
  onUpload: (worker: string, version: string) => void
  onStore: (namespace: string, key: string, stored: Stored) => void
}

/** A key of KV. */
export interface Stored {
  value: string
  metadata?: unknown
  /** value is the bytes, in base64 */
  base64?: boolean
}

export interface Worker {
  /** the newest first */
  versions: Version[]
  deployments: Deployment[]
  secrets: Map<string, string>
}

interface Version {
  id: string
  number: number
  metadata: { created_on: string; author_email: string; source: string; hasPreview: boolean }
  annotations: Record<string, string>
}

interface Deployment {
  id: string
  strategy: 'percentage'
  source: string
  author_email: string
  created_on: string
  versions: { version_id: string; percentage: number }[]
  annotations: Record<string, string>
}

export function emptyAccount(): Account {
  return {
    namespaces: [],
    databases: [],
    workers: new Map(),
    calls: [],
    failing: [],
    countLines: () => 0,
    onUpload: () => undefined,
    onStore: () => undefined,
  }
}

export function workerOf(account: Account, name: string): Worker {
  const known = account.workers.get(name) ?? { versions: [], deployments: [], secrets: new Map() }
  account.workers.set(name, known)
  return known
}

export function addVersion(worker: Worker, annotations: Record<string, string>): Version {
  const version = {
    id: randomUUID(),
    number: worker.versions.length + 1,
    metadata: { created_on: nextTime(), author_email: 'operator@stand-in', source: 'wrangler', hasPreview: true },
    annotations,
  }
  worker.versions.unshift(version)
  return version
}

export function addDeployment(worker: Worker, versions: Deployment['versions'], annotations: Record<string, string> = {}): Deployment {
  const created_on = nextTime()
  const made = { strategy: 'percentage', source: 'wrangler', author_email: 'operator@stand-in', created_on } as const
  const deployment: Deployment = { id: randomUUID(), ...made, versions, annotations }
  worker.deployments.unshift(deployment)
  return deployment
}

let last = Date.now()

/** No two at the same time. */
function nextTime(): string {
  last = Math.max(last + 1, Date.now())
  return new Date(last).toISOString()
}
