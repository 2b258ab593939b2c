/**
 * `npm run dev` only: a Web Worker must be of the page's origin, and the code is Vite's, of another one. A line of our own origin imports it.
 */
export function allowWorkersOfVite(): void {
  const BrowserWorker = window.Worker
  window.Worker = class extends BrowserWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(ofOwnOrigin(address), options)
    }
  }
}

function ofOwnOrigin(address: string | URL): string {
  const { href, origin, protocol } = new URL(address, location.href)
  if (origin === location.origin || protocol === 'blob:') return href
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' }))
}
