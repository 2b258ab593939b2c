// The site's worker with a clock that requests can move, so that entries that expire after a week
// can be measured at once.

import site from './index.js'

const now = Date.now
let laterMs = 0
Date.now = () => now() + laterMs

export default {
  fetch(request, env, context) {
    laterMs += Number(request.headers.get('x-later-ms') ?? 0)
    return site.fetch(request, env, context)
  },
}
