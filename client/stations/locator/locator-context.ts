import { createContext, useContext } from 'react'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { QueryChange } from './locator-changes.ts'
import type { SearchOpening } from './use-station-search.ts'

export interface LocatorContext {
  /** the first results, which the edge has rendered, or `unavailable` */
  start: LocatorStart
  opening: SearchOpening
  /** the current choice, also before the list shows it */
  query: LocatorQuery
  /** the page's own address, where forms without a script are sent */
  action: string
  /** the browser has all stations and searches them itself, without fetching a page */
  ready: boolean
  /** Changes the newest query, even if the previous change has not rendered yet. */
  goTo: (change: QueryChange, history: 'push' | 'replace') => void
}

const Context = createContext<LocatorContext | undefined>(undefined)

export const LocatorProvider = Context.Provider

export function useLocatorContext(): LocatorContext {
  const context = useContext(Context)
  if (!context) throw new Error('useLocatorContext must be called inside a LocatorProvider')
  return context
}
