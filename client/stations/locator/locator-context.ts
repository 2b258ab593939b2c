import { createContext, useContext } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'

/** What a press makes of the query: of the newest there is, also when the press before is still to be drawn. */
export type QueryChange = (query: LocatorQuery) => LocatorQuery

/** What stays while the query changes: cards need nothing else, and are not drawn again for it. */
export interface LocatorDesk {
  locale: LocaleCode
  /** the page's own address, where forms without a script are sent */
  action: string
  /** the browser has all stations: it answers by itself, and no page is fetched */
  ready: boolean
  goTo: (change: QueryChange, history: 'push' | 'replace') => void
}

const DeskContext = createContext<LocatorDesk | undefined>(undefined)
const QueryContext = createContext<LocatorQuery | undefined>(undefined)

export const DeskProvider = DeskContext.Provider
export const QueryProvider = QueryContext.Provider

export function useLocatorDesk(): LocatorDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useLocatorDesk needs a DeskProvider above it')
  return desk
}

/** The desk and the query on it: drawn again with every change. */
export function useLocatorScene(): LocatorDesk & { query: LocatorQuery } {
  const desk = useLocatorDesk()
  const query = useContext(QueryContext)
  if (!query) throw new Error('useLocatorScene needs a QueryProvider above it')
  return { ...desk, query }
}
