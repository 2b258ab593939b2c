// Shows saved pages while there is no connection (client/saved/save-page.ts). With a connection, it changes no response.
// `list`: the path of the page that lists saved pages.
const list = new URL(location.href).searchParams.get('list') ?? '/'

addEventListener('install', () => skipWaiting())
// with navigation preload, a page does not wait for the start of this worker
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])))

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(load(event))
})

async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return savedCopy(request)
  }
}

/** The saved copy of a page or file. A page that was not saved redirects to the list of saved pages. */
async function savedCopy({ url, mode }) {
  const copy = await caches.match(url, { cacheName: 'saved-pages', ignoreSearch: true, ignoreVary: true })
  if (copy) return copy
  return mode === 'navigate' && new URL(url).pathname !== list ? Response.redirect(list) : Response.error()
}
