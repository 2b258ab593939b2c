// The namespace REDIRECTS with one rule in the format of shared/navigation/redirect-table.ts.
const VALUES = {
  'fi-FI': { exact: { '/vanha': '/bench' }, folders: {} },
}

export default {
  fetch(request) {
    const value = VALUES[decodeURIComponent(new URL(request.url).pathname.slice(1))]
    return value ? Response.json(value) : new Response(null, { status: 404 })
  },
}
