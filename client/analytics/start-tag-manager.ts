import type { Consent } from './consent.ts'
import { consentMode } from './consent-mode.ts'
import { pageAddress } from './page-address.ts'
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
  const asEntries = isContainer ? (event: unknown) => [event] : eventCommands
  const starts = isContainer
    ? [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    : [tagCommand('js', new Date()), ownAddress(), tagCommand('config', id, { send_page_view: false })]
  layer.splice(0, layer.length, tagCommand('consent', 'default', consentMode(consent)), ...starts, ...layer.flatMap(asEntries))
  Object.assign(window, { [layerName]: layer })

  const file = isContainer ? 'gtm.js' : 'gtag/js'
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: `${HOST}/${file}?id=${id}&l=${layerName}` }))
  return {
    push: (event) => void layer.push(...asEntries(event)),
    update: (choice) => void layer.push(tagCommand('consent', 'update', consentMode(choice))),
  }
}

function eventCommands(entry: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return [entry]
  const { event, ...parameters } = entry
  const command = tagCommand('event', event, parameters)
  return event === 'page_view' ? [tagCommand('set', parameters), command] : [command]
}

/** What the tag tells of its own accord would name the browser's addresses, with all that is the visitor's in them. */
function ownAddress(): unknown {
  return tagCommand('set', { page_location: pageAddress(location.href), page_referrer: pageAddress(document.referrer) })
}
