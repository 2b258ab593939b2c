const MAX_LENGTH = 254 // RFC 5321
const MAX_LOCAL_LENGTH = 64
const MAX_LABEL_LENGTH = 63
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Accepts letters of any language and a domain with a dot. Rejects quotes, comments and IP
 * addresses.
 */
export function isEmail(text: string): boolean {
  const parts = text.split('@')
  const [local = '', domain = ''] = parts
  return (
    parts.length === 2 &&
    text.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    local.split('.').every((part) => LOCAL.test(part)) &&
    isDomain(domain)
  )
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  // with a number as top-level domain it would be an IP address
  return (
    labels.length > 1 &&
    top.length > 1 &&
    !/^\d+$/.test(top) &&
    labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))
  )
}
