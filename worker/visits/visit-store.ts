import type { Visit } from '#shared/navigation/visit.ts'
import type { Bindings } from '../env.ts'

/** Where visits are counted; both add up, neither is read here. */
export interface VisitStore {
  add(visit: Visit, now: number): Promise<void>
}

/** Analytics Engine where it is bound (production), else D1; undefined: nothing is counted. */
export function visitStoreOf({ DESK_VISITS, DESK_DB }: Pick<Bindings, 'DESK_VISITS' | 'DESK_DB'>): VisitStore | undefined {
  if (DESK_VISITS) return inAnalytics(DESK_VISITS)
  return DESK_DB && inD1(DESK_DB)
}

/** The columns are explained at Visit. */
function inAnalytics(dataset: AnalyticsEngineDataset): VisitStore {
  return {
    async add({ locale, kind, path, referrer, noise, weight }) {
      dataset.writeDataPoint({ indexes: [locale], blobs: [kind, path, referrer, noise ? '1' : '0'], doubles: [weight] })
    },
  }
}

const ADD = `INSERT INTO visits (day, locale, kind, path, referrer, noise, visits) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET visits = visits + excluded.visits`

function inD1(database: D1Database): VisitStore {
  return {
    async add({ locale, kind, path, referrer, noise, weight }, now) {
      const day = new Date(now).toISOString().slice(0, 10)
      await database.prepare(ADD).bind(day, locale, kind, path, referrer, Number(noise), weight).run()
    },
  }
}
