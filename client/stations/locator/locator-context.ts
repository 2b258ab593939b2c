import { createContext, useContext } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'

/** What a press makes of the query: of the newest there is, also when the press before is still to be drawn. */
export type QueryChange = (query: LocatorQuery) => LocatorQuery

/** What stays while the query changes: cards need nothing else, and are not drawn again for it. */
export interface LocatorContext {
  locale: LocaleCode
  /** the page's own address, where forms without a script are sent */
  action: string
  /** the browser has all stations: it answers by itself, and no page is fetched */
  ready: boolean
  goTo: (change: QueryChange, history: 'push' | 'replace') => void
}

/** What the filters choose, before the list shows it. */
export interface FilterChoice {
  /** what is chosen, whether or not the list shows it yet */
  query: LocatorQuery
  choose: (change: QueryChange) => void
  /** the stations are to be seen */
  done: () => void
}

const Context = createContext<LocatorContext | undefined>(undefined)
const QueryContext = createContext<LocatorQuery | undefined>(undefined)

export const LocatorProvider = Context.Provider
export const QueryProvider = QueryContext.Provider

export function useLocatorContext(): LocatorContext {
  const context = useContext(Context)
  if (!context) throw new Error('useLocatorContext needs a LocatorProvider above it')
  return context
}

/** The same with the query: drawn again with every change. */
export function useLocatorQuery(): LocatorContext & { query: LocatorQuery } {
  const context = useLocatorContext()
  const query = useContext(QueryContext)
  if (!query) throw new Error('useLocatorQuery needs a QueryProvider above it')
  return { ...context, query }
}
