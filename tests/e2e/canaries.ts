/**
 * Secret values that canaries.test.ts sends. At the end of a run search-log.ts searches the log for
 * them.
 */
export const CANARIES = {
  email: 'canary.person+planted@example.com',
  /** in the format of the embedded backend: 256 bits in hex */
  session: 'ca7a11e5'.repeat(8),
  signature: '51943a7e'.repeat(8),
  /** as a different backend may create them */
  opaque: 'canary_Xq7.planted~token',
  phone: '+358409990001777',
  deskToken: 'canary-desk-9d1c4b7e',
}
