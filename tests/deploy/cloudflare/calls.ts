import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type Account, addDeployment, addVersion, type Stored, type Worker, workerOf } from './account.ts'
import { type Query, runQueries, runScript } from '../../redirects/sqlite-queries.ts'

export interface Answer {
  result: unknown
  /** in the place of JSON: a value of KV */
  text?: string
  error?: { code: number; message: string }
}

/** Whatever a call sends; no more is read of it than stands here. */
interface Body {
  title?: string
  name?: string
  text?: string
  sql?: string
  batch?: Query[]
  versions?: { version_id: string; percentage: number }[]
  annotations?: Record<string, string>
  timeframe?: { from: number }
  parameters?: { filters: { key: string; value: string | number }[] }
}

/** Gets the parts of the path that stand in brackets, and what stands behind its `?`. */
type Handler = (account: Account, part: string, body: string, more: { part: string; search: URLSearchParams }) => Answer

const ok = (result: unknown): Answer => ({ result })
const NO_WORKER: Answer = { result: null, error: { code: 10_007, message: 'This Worker does not exist on your account.' } }
const NO_VERSION: Answer = { result: null, error: { code: 10_028, message: 'No such version.' } }
/** A secret becomes a part of a new version of the newest one: that must be the one that visitors have. */
const NOT_DEPLOYED: Answer = { result: null, error: { code: 10_215, message: 'The latest version of this Worker is not deployed.' } }
const NO_KEY: Answer = { result: null, error: { code: 10_009, message: "get: 'key not found'" } }
const NO_NAMESPACE: Answer = { result: null, error: { code: 10_013, message: 'namespace not found' } }
const NO_DATABASE: Answer = { result: null, error: { code: 7404, message: 'The database could not be found' } }
const STATS = { duration: 0, changes: 0, rows_read: 0, rows_written: 0, size_after: 0 }

/** A method and a path, with the part that the handler gets. */
const CALLS: [RegExp, Handler][] = [
  [/^GET \/storage\/kv\/namespaces$/, ({ namespaces }) => ok(namespaces.map(({ id, title }) => ({ id, title })))],
  [
    /^POST \/storage\/kv\/namespaces$/,
    ({ namespaces }, _, body) => {
      const made = { id: hex(), title: read(body).title ?? '', keys: new Map<string, Stored>() }
      namespaces.push(made)
      return ok({ id: made.id, title: made.title })
    },
  ],
  [
    /^GET \/storage\/kv\/namespaces\/(\w+)\/keys$/,
    (account, id, _, { search }) =>
      ok(
        [...keysOf(account, id)]
          .filter(([name]) => name.startsWith(search.get('prefix') ?? ''))
          .map(([name, { metadata }]) => ({ name, ...(metadata !== undefined && { metadata }) })),
      ),
  ],
  [
    /^PUT \/storage\/kv\/namespaces\/(\w+)\/bulk$/,
    (account, id, body) => {
      const pairs: ({ key: string } & Stored)[] = JSON.parse(body)
      for (const { key, ...stored } of pairs) store(account, id, key, stored)
      return ok({ successful_key_count: pairs.length, unsuccessful_keys: [] })
    },
  ],
  [
    /^GET \/storage\/kv\/namespaces\/(\w+)\/values\/(.+)$/,
    (account, id, _, { part }) => {
      const stored = keysOf(account, id).get(decodeURIComponent(part))
      return stored ? { result: null, text: stored.value } : NO_KEY
    },
  ],
  [
    /^PUT \/storage\/kv\/namespaces\/(\w+)\/values\/(.+)$/,
    (account, id, body, { part }) => {
      store(account, id, decodeURIComponent(part), storedOf(body))
      return ok({})
    },
  ],

  [/^GET \/d1\/database$/, ({ databases }) => ok(databases.map(({ uuid, name }) => ({ uuid, name })))],
  [
    /^POST \/d1\/database$/,
    ({ databases }, _, body) => {
      const made = { uuid: randomUUID(), name: read(body).name ?? '' }
      databases.push({ ...made, sqlite: new DatabaseSync(':memory:') })
      return ok(made)
    },
  ],
  [
    /^GET \/d1\/database\/([\w-]+)$/,
    (account, id) => {
      const { uuid, name } = databaseOf(account, id) ?? {}
      return uuid ? ok({ uuid, name }) : NO_DATABASE
    },
  ],
  [
    /^POST \/d1\/database\/([\w-]+)\/query$/,
    (account, id, body) => {
      const { sqlite } = databaseOf(account, id) ?? {}
      if (!sqlite) return NO_DATABASE
      const { sql = '', batch } = read(body)
      try {
        const results = batch ? runQueries(sqlite, batch) : runScript(sqlite, sql)
        return ok(results.map((rows) => ({ success: true, results: rows, meta: STATS })))
      } catch (error) {
        return { result: null, error: { code: 7500, message: error instanceof Error ? error.message : String(error) } }
      }
    },
  ],
  [
    /^POST \/d1\/database\/[\w-]+\/import$/,
    () =>
      ok({ success: true, type: 'import', status: 'complete', messages: [], result: { num_queries: 1, final_bookmark: 'b', meta: STATS } }),
  ],

  [
    /^GET \/workers\/services\/([\w-]+)$/,
    ofWorker((_, name) => ({ default_environment: { script: { tag: name, tags: [], last_deployed_from: 'wrangler' } } })),
  ],
  [
    /^GET \/workers\/workers\/([\w-]+)$/,
    ofWorker((_, name) => ({ id: name, name, subdomain: { enabled: false, previews_enabled: true } })),
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/secrets$/,
    ofWorker(({ secrets }) => [...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))),
  ],
  [
    /^PUT \/workers\/scripts\/([\w-]+)\/secrets$/,
    ({ workers }, name, body) => {
      const worker = workers.get(name)
      if (!worker) return NO_WORKER
      const isDeployed = worker.deployments[0]?.versions.some(({ version_id }) => version_id === worker.versions[0]?.id)
      if (!isDeployed) return NOT_DEPLOYED
      const secret = read(body)
      worker.secrets.set(secret.name ?? '', secret.text ?? '')
      addDeployment(worker, [{ version_id: addVersion(worker, {}).id, percentage: 100 }])
      return ok({})
    },
  ],
  [/^GET \/workers\/scripts\/([\w-]+)\/versions$/, ofWorker(({ versions }) => ({ items: versions }))],
  [
    /^GET \/workers\/scripts\/[\w-]+\/versions\/([\w-]+)$/,
    ({ workers }, id) => {
      const version = [...workers.values()].flatMap(({ versions }) => versions).find((each) => each.id === id)
      return version ? ok({ ...version, resources: { bindings: [], script: {}, script_runtime: {} } }) : NO_VERSION
    },
  ],
  [
    /^POST \/workers\/scripts\/([\w-]+)\/versions$/,
    (account, name, body) => (account.workers.has(name) ? ok(uploaded(account, name, body)) : NO_WORKER),
  ],
  [/^GET \/workers\/scripts\/([\w-]+)\/deployments$/, ofWorker(({ deployments }) => ({ deployments }))],
  [
    /^POST \/workers\/scripts\/([\w-]+)\/deployments$/,
    ofWorker((worker, _, body) => addDeployment(worker, read(body).versions ?? [], read(body).annotations)),
  ],
  // a deployment in one call; also the empty worker that `wrangler secret put` makes where there is none
  [
    /^PUT \/workers\/scripts\/([\w-]+)$/,
    (account, name, body) => {
      const version = uploaded(account, name, body)
      addDeployment(workerOf(account, name), [{ version_id: version.id, percentage: 100 }])
      return ok({ ...version, deployment_id: randomUUID(), tag: name })
    },
  ],
  [/^POST \/workers\/scripts\/[\w-]+\/assets-upload-session$/, () => ok({ jwt: 'stand-in.stand-in.stand-in', buckets: [] })],
  [/^(?:GET|POST) \/workers\/scripts\/[\w-]+\/subdomain$/, () => ok({ enabled: false, previews_enabled: true })],
  [/^GET \/workers\/subdomain$/, () => ok({ subdomain: 'stand-in' })],
  [
    /^(?:GET|PATCH) \/workers\/scripts\/[\w-]+\/(?:script-)?settings$/,
    () => ok({ bindings: [], logpush: false, observability: {}, tail_consumers: [] }),
  ],
  [/^POST \/workers\/scripts\/[\w-]+\/domains\/changeset$/, () => ok({ added: [], removed: [], updated: [], conflicting: [] })],
  [/^(?:GET|POST|PUT) \/workers\/scripts\/[\w-]+\/(?:domains\/\w+|schedules|routes)$/, () => ok([])],
  [/^(?:GET|PUT|POST) \/workers\/domains(?:\/\w+)*$/, () => ok([])],

  [
    /^POST \/workers\/observability\/telemetry\/query$/,
    ({ countLines }, _, body) => {
      const { parameters, timeframe } = read(body)
      const filters = parameters?.filters.map(({ key, value }) => `${key}=${value}`)
      return ok({ calculations: [{ aggregates: [{ value: countLines(filters ?? [], timeframe?.from ?? 0), groups: [] }] }] })
    },
  ],
]

export function answerCall(account: Account, call: string, body: string, search: URLSearchParams): Answer {
  const [, namespace] = /^\w+ \/storage\/kv\/namespaces\/(\w+)\//.exec(call) ?? []
  if (namespace !== undefined && !account.namespaces.some(({ id }) => id === namespace)) return NO_NAMESPACE
  for (const [pattern, handle] of CALLS) {
    const match = pattern.exec(call)
    if (match) return handle(account, match[1] ?? '', body, { part: match[2] ?? '', search })
  }
  return { result: null, error: { code: 7003, message: `The stand-in knows no ${call}` } }
}

function ofWorker(answer: (worker: Worker, name: string, body: string) => unknown): Handler {
  return ({ workers }, name, body) => {
    const worker = workers.get(name)
    return worker ? ok(answer(worker, name, body)) : NO_WORKER
  }
}

function uploaded(account: Account, name: string, form: string) {
  const [, metadata = '{}'] = /name="metadata"[^{]*(\{.*?\})\r?\n--/s.exec(form) ?? []
  const version = addVersion(workerOf(account, name), read(metadata).annotations ?? {})
  account.onUpload(name, version.id)
  return { ...version, startup_time_ms: 10, resources: { script: { etag: hex() } } }
}

function keysOf({ namespaces }: Account, id: string): Map<string, Stored> {
  return namespaces.find((namespace) => namespace.id === id)?.keys ?? new Map()
}

function store(account: Account, id: string, key: string, stored: Stored): void {
  keysOf(account, id).set(key, stored)
  account.onStore(id, key, stored)
}

function databaseOf({ databases }: Account, id: string) {
  return databases.find(({ uuid, name }) => [uuid, name].includes(id))
}

/** A value is sent alone, or in a form with its metadata. */
function storedOf(body: string): Stored {
  const [boundary = ''] = body.split('\r\n', 1)
  const part = (name: string) =>
    body
      .split(boundary)
      .find((each) => each.includes(`name="${name}"`))
      ?.replace(/^.*?\r\n\r\n/s, '')
      .replace(/\r\n$/, '')
  return { value: part('value') ?? body, metadata: read(part('metadata') ?? 'null') }
}

function read(body: string): Body {
  return JSON.parse(body)
}

function hex(): string {
  return randomUUID().replaceAll('-', '')
}
