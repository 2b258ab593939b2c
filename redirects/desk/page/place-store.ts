import { proxy, useSnapshot } from 'valtio'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Place, placeAddress, readPlace } from './place.ts'

export const placeStore = proxy<{ place: Place }>({ place: { locale: 'en-EU', view: 'rules', params: {} } })

/** Follows the page's address. `fallback`: the table of an address that names none. */
export function startPlace(fallback: LocaleCode): void {
  const show = () => {
    placeStore.place = readPlace(location, fallback)
  }
  show()
  addEventListener('popstate', show)
}

/** Goes to another view, by default of the same table. `replace`: without an entry in the history. */
export function go(to: Partial<Place>, { replace = false } = {}): void {
  const { place } = placeStore
  const next = { ...place, params: {}, ...to }
  history[replace ? 'replaceState' : 'pushState'](null, '', placeAddress(next))
  placeStore.place = next
}

export function usePlace(): Place {
  return useSnapshot(placeStore).place
}
