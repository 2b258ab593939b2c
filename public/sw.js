// Shows saved pages while there is no connection (client/saved/save-page.ts). With a connection, it
// changes no response. `list`: the path of the page that lists saved pages.
const list = new URL(location.href).searchParams.get('list') ?? '/'

addEventListener('install', () => skipWaiting())
// An earlier version enabled navigation preload, with which Firefox shows its own error page while
// offline.
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.disable()])),
)

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(load(request))
})

async function load(request) {
  try {
    return await fetch(request)
  } catch {
    return savedCopy(request)
  }
}

/** The saved copy of a page or file. A page that was not saved redirects to the list of saved pages. */
async function savedCopy({ url, mode }) {
  const copy = await caches.match(url, {
    cacheName: 'saved-pages',
    ignoreSearch: true,
    ignoreVary: true,
  })
  if (copy) return copy
  return mode === 'navigate' && new URL(url).pathname !== list
    ? Response.redirect(list)
    : Response.error()
}
