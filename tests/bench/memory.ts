// npm run bench memory: memory of the process after requests for many distinct addresses, compared
// with as many requests for few. Memory grows under load even for an empty worker, so only equal
// numbers of requests are comparable.

import { startContentService } from './content-service.ts'
import { type Case, load } from './load.ts'
import { serve, siteModules } from './workerd.ts'

const REQUESTS = 10_000
const FEW = 100
/** the maximum of many, as a multiple of few */
const BUDGET = 1.5

const content = await startContentService()
const few = await memoryAfter({ distinct: FEW })
const many = await memoryAfter({})
content.stop()
console.log(`Memory after ${REQUESTS} pages and ${REQUESTS} not found:`)
console.log(
  `${few.toFixed(0)} MB with ${FEW} addresses, ${many.toFixed(0)} MB with ${REQUESTS}: × ${(many / few).toFixed(2)}`,
)
if (many / few > BUDGET) console.log(`This exceeds the budget of × ${BUDGET}`)

/** The memory of a new process, in MB. */
async function memoryAfter(asked: Pick<Case, 'distinct'>): Promise<number> {
  const served = await serve(siteModules('dist/site'), content.url)
  await load({ name: 'pages', served, path: '/fresh', isFresh: true, ...asked }, REQUESTS)
  await load(
    { name: 'not found', served, path: '/missing', isFresh: true, status: 404, ...asked },
    REQUESTS,
  )
  const memory = served.memoryMB()
  await served.stop()
  return memory
}
