import { withoutWww } from '#shared/navigation/canonical-url.ts'
import type { Settings } from './settings.ts'

/** Reasons not to deploy, with what to do. The environment must have every local binding. */
export function refusals(
  environment: string,
  settings: Settings,
  laptop: Settings,
  changes: string[],
): string[] {
  const { vars, routes } = settings
  const bindings = bindingsOf(settings)
  const hosts = routes.map(({ pattern }) => pattern)
  const place = `[env.${environment}] of wrangler.toml`
  const { BACKEND_URL: backend } = vars
  const isWrongBackend = typeof backend === 'string' && !isExample(backend) && !isPublic(backend)
  return [
    changes.length > 0 && `Not committed: ${changes.join(', ')}. Commit or undo these changes.`,
    ...bindingsOf(laptop)
      .filter((name) => !bindings.includes(name))
      .map((name) => `The binding ${name} is missing: add it to ${place}.`),
    ...Object.entries(vars).flatMap(([name, value]) =>
      exampleTexts(value).map(
        (text) => `${name} has the example value "${text}": write the real value into ${place}.`,
      ),
    ),
    isWrongBackend &&
      `BACKEND_URL is "${backend}": write an address that begins with https:// and has a public host name.`,
    ...hosts
      .filter(isExample)
      .map((host) => `The domain "${host}" is an example: write the real domain into ${place}.`),
    ...hosts
      .filter((host) => !hosts.includes(withoutWww(host)))
      .map(
        (host) =>
          `The site redirects "${host}" to ${withoutWww(host)}, which has no route: add it to ${place}.`,
      ),
  ].filter((sentence) => sentence !== false)
}

function bindingsOf({
  kv_namespaces,
  d1_databases,
  ratelimits,
  images,
  version_metadata,
}: Settings): string[] {
  const bound = [...kv_namespaces, ...d1_databases, images, version_metadata].flatMap(
    (each) => each?.binding ?? [],
  )
  return [...bound, ...ratelimits.map(({ name }) => name)]
}

/** Example values in a variable. The keys of LOCALE_DOMAINS are hosts, so keys are checked, too. */
function exampleTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(isExample)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flat().flatMap(exampleTexts)
}

/** An address of this machine, or of a domain reserved for examples (RFC 2606). */
function isExample(text: string): boolean {
  return /(?:^|[/.@])(?:localhost|127\.0\.0\.1|\[::1\]|example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid))(?:[:/]|$)/i.test(
    text,
  )
}

/** The top-level domain of a public host contains letters. IP addresses are rejected. */
function isPublic(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /\.[a-z][a-z\d-]*$/i.test(url.hostname)
}
