import { readRecord } from '#shared/contract/read-values.ts'
import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'
import type { Consent } from './consent-store.ts'
import { trackedAddress } from './tracked-address.ts'

const HOST = 'https://www.googletagmanager.com'

/** §5 */
export function isTagManagerId(id: string): boolean {
  return TAG_MANAGER_ID.test(id)
}

/** Loads the container or tag of an id (§5, §9). Events that are already in the data layer are kept. */
export function startTagManager(id: string, consent: Consent) {
  if (!isTagManagerId(id)) return undefined
  const layer = (window.dataLayer ??= [])
  const isContainer = id.startsWith('GTM-')

  // without these, every tag reads the full address with personal data: orders, searches, positions
  const addresses = {
    page_location: trackedAddress(location.href),
    page_referrer: trackedAddress(document.referrer),
  }
  const setAddresses = tagCommand('set', addresses)
  const starts = isContainer
    ? [setAddresses, { ...addresses, 'gtm.start': Date.now(), event: 'gtm.js' }]
    : [
        tagCommand('js', new Date()),
        setAddresses,
        tagCommand('config', id, { send_page_view: false }),
      ]
  // a plain tag (G-…) accepts only commands
  const asEntries = (entry: unknown) => [
    ...pageCommands(entry),
    ...(isContainer ? [entry] : eventCommands(entry)),
  ]
  layer.splice(
    0,
    layer.length,
    tagCommand('consent', 'default', consentMode(consent)),
    ...starts,
    ...layer.flatMap(asEntries),
  )

  const file = isContainer ? 'gtm.js' : 'gtag/js'
  document.head.append(
    Object.assign(document.createElement('script'), {
      async: true,
      src: `${HOST}/${file}?id=${id}&l=dataLayer`,
    }),
  )
  return {
    push: (event: { event: string }) => void layer.push(...asEntries(event)),
    update: (choice: Consent) =>
      void layer.push(tagCommand('consent', 'update', consentMode(choice))),
  }
}

/**
 * A command of Google's tag (`consent`, `config`, `event`). The tag recognises commands only as
 * Arguments objects.
 */
function tagCommand(..._parts: unknown[]): IArguments {
  return arguments
}

/** The visitor's choice as the fields of Google's consent mode. */
function consentMode({ statistics, marketing }: Consent): Record<string, 'granted' | 'denied'> {
  const advertising = marketing ? 'granted' : 'denied'
  return {
    analytics_storage: statistics ? 'granted' : 'denied',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  }
}

/** A page view also sets the page for the tags' own events, such as changes of the history. */
function pageCommands(entry: unknown): unknown[] {
  const { event, ...page } = readRecord(entry) ?? {}
  return event === 'page_view' ? [tagCommand('set', page)] : []
}

function eventCommands(entry: unknown): unknown[] {
  const { event, ...parameters } = readRecord(entry) ?? {}
  return [event === undefined ? entry : tagCommand('event', event, parameters)]
}
