/** 'aino.virtanen@example.fi' → 'a•••@example.fi': the owner knows it, whoever looks over a shoulder does not learn it. '' for what is no address. */
export function maskEmail(email: string): string {
  const [, first, domain] = /^\s*(\S)[^@\s]*@([^@\s]+)\s*$/u.exec(email) ?? []
  return first && domain ? `${first}•••@${domain}` : ''
}
