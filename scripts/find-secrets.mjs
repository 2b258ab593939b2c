// Searches the workers' log of the browser tests for values that must not be logged.

/** @type {[kind: string, pattern: RegExp][]} */
const PATTERNS = [
  ['e-mail address', /[\w.+-]+(?:@|%(?:25)*40)[\w-]+(?:\.[\w-]+)+/gi],
  // Session tokens and signatures of orders and purges. One of the first characters is a digit, as
  // in shared/privacy/mask-emails.ts.
  ['token', /(?=[a-f]{0,31}\d)[\da-f]{32,}/gi],
  ['purchased code', /\bST1-[A-Z\d-]{4,}/g],
  ['secret in a query', /[?&](?:signature|token|session|secret|code|key|email|phone)=[^\s"&]+/gi],
  ['session cookie', /st1_session=[^\s";]+/gi],
  ['authorization', /\bBearer\s+\S+/gi],
]

/**
 * Returns each line that contains a secret. The secret itself is cut out, because the report is
 * also a log.
 *
 * @param {string} log @param {readonly string[]} [planted] values that must not occur in any letter
 *   case
 * @returns {{ line: number; kind: string; text: string }[]}
 */
export function findSecrets(log, planted = []) {
  const patterns = [
    ...planted.map(
      (value) => /** @type {const} */ (['planted value', new RegExp(RegExp.escape(value), 'gi')]),
    ),
    ...PATTERNS,
  ]
  return log.split('\n').flatMap((text, index) => {
    const found = patterns.find(([, pattern]) => text.search(pattern) >= 0)
    if (!found) return []
    const cut = patterns.reduce((rest, [, pattern]) => rest.replace(pattern, '✂'), text)
    return [{ line: index + 1, kind: found[0], text: cut.slice(0, 400) }]
  })
}
