/** Values as secret as a visitor's, sent wherever secrets are (canaries.test.ts): the log is searched for them at the end of a run. */
export const CANARIES = {
  email: 'canary.person+planted@example.com',
  /** as the backend makes them: 256 bits in hex */
  session: 'ca7a11e5'.repeat(8),
  signature: '51943a7e'.repeat(8),
  /** as another backend may make them */
  opaque: 'canary_Xq7.planted~token',
  phone: '+358409990001777',
  deskToken: 'canary-desk-9d1c4b7e',
}
