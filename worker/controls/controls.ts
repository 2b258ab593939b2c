import type { Purges } from './purges.ts'
import type { Switches } from './switches.ts'

/** What operators have purged and switched, as far as this isolate knows. */
export interface Controls {
  purges: Purges
  switches: Switches
}
