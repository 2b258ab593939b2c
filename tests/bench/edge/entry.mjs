// The site's worker under a clock that a request moves on: what expires after a week is measured at once.
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
