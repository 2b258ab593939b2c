import type { Consent } from './consent.ts'
import { consentMode } from './consent-mode.ts'
import { tagCommand } from './tag-command.ts'
import { isTagManagerId } from './tag-manager.ts'
import type { DataLayer } from './track-event.ts'

const HOST = 'https://www.googletagmanager.com'

/** A tag manager at work, with a data layer of its own. */
export interface TagManager {
  push: (event: { event: string }) => void
  update: (consent: Consent) => void
}

/**
 * Loads the container of an id (§5, §9) over the data layer of a name: what is in it already it gets. A script that is blocked or slow
 * leaves entries nobody reads.
 */
export function startTagManager(id: string, layerName: string, consent: Consent): TagManager | undefined {
  if (!isTagManagerId(id)) return undefined
  const layer: DataLayer = (layerName === 'dataLayer' && window.dataLayer) || []
  const isContainer = id.startsWith('GTM-')

  // a plain tag knows its own commands only
  const asEntry = isContainer ? (event: unknown) => event : eventCommand
  const starts = isContainer
    ? [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    : [tagCommand('js', new Date()), tagCommand('config', id, { send_page_view: false })]
  layer.splice(0, layer.length, tagCommand('consent', 'default', consentMode(consent)), ...starts, ...layer.map(asEntry))
  Object.assign(window, { [layerName]: layer })

  const file = isContainer ? 'gtm.js' : 'gtag/js'
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: `${HOST}/${file}?id=${id}&l=${layerName}` }))
  return {
    push: (event) => void layer.push(asEntry(event)),
    update: (choice) => void layer.push(tagCommand('consent', 'update', consentMode(choice))),
  }
}

function eventCommand(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return entry
  const { event, ...parameters } = entry
  return tagCommand('event', event, parameters)
}
