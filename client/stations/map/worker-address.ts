/** A worker must be of the page's origin. In `npm run dev` the code is Vite's: a line of our own origin imports it. */
export function workerAddress(address: string): string {
  const { href, origin } = new URL(address, location.href)
  if (origin === location.origin) return href
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' }))
}
