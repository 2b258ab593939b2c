const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * The provider's page, if a visitor may be sent there: https (http on this machine only), a host of PAYMENT_HOSTS or the backend's
 * own, no user name in front of it that makes it look like another.
 */
export function allowedPaymentAddress(address: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
  return isSecure && hosts.includes(url.host) ? url.href : undefined
}
