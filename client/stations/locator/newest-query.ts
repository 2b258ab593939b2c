import { readLocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { writeQuery } from '../../navigation/own-query.ts'
import type { QueryChange } from './locator-context.ts'

/**
 * What was chosen last, whether or not it is drawn yet: the next press builds on it. A press, what it shows and its address are a task each;
 * together they stop a slow phone longer than a blink.
 */
export function createNewestQuery(search: string) {
  let newest = readLocatorQuery(search)
  let timer = 0
  let isEntry = false
  // what is typed goes on in the entry the page came with, or in its own
  let isTyping = true

  return {
    /** Nothing of it is shown yet. */
    change(change: QueryChange): void {
      newest = change(newest)
    },
    /** Shows it and writes its address: 'push' for an entry of the history, 'replace' for the last one's, 'type' for one while somebody types. */
    follow(show: (search: string) => void, history: 'push' | 'replace' | 'type'): void {
      isEntry ||= history === 'push' || (history === 'type' && !isTyping)
      isTyping = history === 'type' || (history === 'replace' && isTyping)
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const address = writeLocatorQuery(newest)
        show(address)
        timer = window.setTimeout(() => {
          writeQuery(address, isEntry ? 'push' : 'replace')
          isEntry = false
        })
      })
    },
    /** The address has become another: Back, or a link. */
    restart(written: string): void {
      clearTimeout(timer)
      isEntry = false
      isTyping = false
      newest = readLocatorQuery(written)
    },
    stop: () => clearTimeout(timer),
  }
}
