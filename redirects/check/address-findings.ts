// Problems in the text of a target.

import { localeForHost } from '#shared/locale/locale-links.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import type { CheckContext } from './check-context.ts'
import { type Finding, ruleFinding, withTarget } from './finding.ts'
import { editDistance } from './nearest-path.ts'
import { repairEncoding } from './repair-encoding.ts'

export function targetEncoding(rule: RedirectRule): Finding | undefined {
  const repaired = repairEncoding(rule.target)
  if (repaired === undefined) return undefined
  const words = { written: rule.target, repaired }
  return ruleFinding(rule, 'encoding', 'warning', words, withTarget(rule, repaired))
}

/** An unknown host is usually a typing error, and sometimes belongs to another company. */
export function unknownHost(
  rule: RedirectRule,
  { hosts, LOCALE_DOMAINS }: CheckContext,
): Finding | undefined {
  if (!hosts || !isExternalTarget(rule.target)) return undefined
  const host = URL.parse(rule.target)?.host ?? ''
  if (hosts.has(host) || localeForHost(host, LOCALE_DOMAINS)) return undefined
  const distances = [...hosts].map((known) => ({ known, distance: editDistance(known, host) }))
  const near = distances
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance)[0]?.known
  const target = near && rule.target.replace(/^(https?:\/\/)[^/?#]+/i, `$1${near}`)
  return ruleFinding(rule, 'unknown-host', 'warning', { host }, withTarget(rule, target))
}
