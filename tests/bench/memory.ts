// npm run bench memory: what stays in the process of many distinct addresses, beside one that gets as many requests for few. Under load even an
// empty worker's process grows, so only equal numbers of requests compare.
import { startContentService } from './content-service.ts'
import { type Case, load } from './load.ts'
import { serve, siteModules } from './workerd.ts'

const REQUESTS = 10_000
const FEW = 100
/** many, in times of few */
const BUDGET = 1.5

const content = await startContentService()
const few = await memoryAfter({ distinct: FEW })
const many = await memoryAfter({})
content.stop()
console.log(`Memory after ${REQUESTS} pages and ${REQUESTS} not found:`)
console.log(`${few.toFixed(0)} MB of ${FEW} addresses each, ${many.toFixed(0)} MB of ${REQUESTS} each: × ${(many / few).toFixed(2)}`)
if (many / few > BUDGET) console.log(`That is over its budget of × ${BUDGET}`)

/** Of a new process, in MB. */
async function memoryAfter(asked: Pick<Case, 'distinct'>): Promise<number> {
  const served = await serve(siteModules('dist/site'), content.url)
  await load({ name: 'pages', served, path: '/fresh', isFresh: true, ...asked }, REQUESTS)
  await load({ name: 'not found', served, path: '/missing', isFresh: true, status: 404, ...asked }, REQUESTS)
  const memory = served.memoryMB()
  await served.stop()
  return memory
}
