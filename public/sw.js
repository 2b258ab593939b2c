// Shows what the visitor has saved while there is no connection (client/saved/save-page.ts). With one, every request goes its way.
const list = new URL(location.href).searchParams.get('list') ?? '/'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(fetch(request).catch(() => savedCopy(request)))
})

/** A page that was not saved leads to the list of those that were. */
async function savedCopy({ url, mode }) {
  // a name of its own: nothing else of the site uses the browser's cache
  const copy = await caches.match(url, { cacheName: 'saved-pages', ignoreSearch: true, ignoreVary: true })
  if (copy) return copy
  return mode === 'navigate' && new URL(url).pathname !== list ? Response.redirect(list) : Response.error()
}
