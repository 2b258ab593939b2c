import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'
import type { Consent } from './consent-store.ts'
import { pageAddress } from './page-address.ts'
import type { DataLayer } from './track-event.ts'

const HOST = 'https://www.googletagmanager.com'

/** A tag manager with a data layer of its own. */
export interface TagManager {
  push: (event: { event: string }) => void
  update: (consent: Consent) => void
}

/** §5 */
export function isTagManagerId(id: string): boolean {
  return TAG_MANAGER_ID.test(id)
}

/** Loads the container or tag of an id (§5, §9) over the data layer of a name, together with the events that are in the layer already. */
export function startTagManager(id: string, layerName: string, consent: Consent): TagManager | undefined {
  if (!isTagManagerId(id)) return undefined
  const layer: DataLayer = (layerName === 'dataLayer' && window.dataLayer) || []
  const isContainer = id.startsWith('GTM-')

  // a plain tag (G-…) knows commands only
  const asEntries = isContainer ? (event: unknown) => [event] : eventCommands
  const starts = isContainer
    ? [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    : [tagCommand('js', new Date()), setPageAddress(), tagCommand('config', id, { send_page_view: false })]
  layer.splice(0, layer.length, tagCommand('consent', 'default', consentMode(consent)), ...starts, ...layer.flatMap(asEntries))
  Object.assign(window, { [layerName]: layer })

  const file = isContainer ? 'gtm.js' : 'gtag/js'
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: `${HOST}/${file}?id=${id}&l=${layerName}` }))
  return {
    push: (event) => void layer.push(...asEntries(event)),
    update: (choice) => void layer.push(tagCommand('consent', 'update', consentMode(choice))),
  }
}

/** A command of Google's tag (`consent`, `config`, `event`): the tag tells it from other entries by its being an Arguments object. */
function tagCommand(..._parts: unknown[]): IArguments {
  return arguments
}

/** The visitor's choice in the terms of Google's consent mode. */
function consentMode({ statistics, marketing }: Consent): Record<string, 'granted' | 'denied'> {
  const advertising = marketing ? 'granted' : 'denied'
  return {
    analytics_storage: statistics ? 'granted' : 'denied',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

function eventCommands(entry: unknown): unknown[] {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return [entry]
  const { event, ...parameters } = entry
  const command = tagCommand('event', event, parameters)
  return event === 'page_view' ? [tagCommand('set', parameters), command] : [command]
}

/** The tag sends events of its own accord, too: they would name the browser's address, with everything personal in it. */
function setPageAddress(): unknown {
  return tagCommand('set', { page_location: pageAddress(location.href), page_referrer: pageAddress(document.referrer) })
}
