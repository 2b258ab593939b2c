import type * as z from 'zod'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import type { EndpointContract } from '../endpoint-contract.ts'
import type { Expected } from '../expected.ts'
import { stationListSchema } from '../schemas/station.ts'

const list: Expected<z.output<typeof stationListSchema>> = {
  status: 200,
  description: 'All stations of the locale',
  body: stationListSchema,
}

export const stationsContract: EndpointContract = {
  key: 'stations',
  summary: "The stations of the locale's country; en-EU: of all countries",
  section: 'stations',
  answers: [list],
  checks: LOCALE_CODES.map((locale) => ({
    name: `the stations of ${locale}`,
    async run({ call, wrong }) {
      const stations = (await call({ locale }, list))?.body?.stations
      if (!stations) return
      const { country } = LOCALES[locale]
      if (stations.length === 0) wrong('stations: expected at least one')
      if (country !== undefined && stations.some(({ address }) => address.country !== country)) {
        wrong(`stations[].address.country: expected only ${country}`)
      }
      if (
        country === undefined &&
        new Set(stations.map(({ address }) => address.country)).size < 2
      ) {
        wrong('stations[].address.country: expected stations of all countries')
      }
      if (new Set(stations.map(({ id }) => id)).size < stations.length)
        wrong('stations[].id: two stations have the same id')
      if (new Set(stations.map(({ path }) => path)).size < stations.length)
        wrong('stations[].path: two stations have the same path')
    },
  })),
}
