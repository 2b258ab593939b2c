/** Removes the cookies by which Google's tags know a visitor again, on this host and on those above it. */
export function forgetVisitor(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((name) => /^_(?:ga|gid|gat|gcl|dc_gtm)/.test(name))) {
    for (const place of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
  }
}
