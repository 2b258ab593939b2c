// Storages of this device. Either may be forbidden: then there is none.
import { type KeptValues, keptValues } from './payment/kept-values.ts'

export function localValues(): Storage | undefined {
  return storageOf(() => localStorage)
}

export function sessionValues(): Storage | undefined {
  return storageOf(() => sessionStorage)
}

let kept: KeptValues | undefined

/** What must not be lost as long as there is any place for it: shared by the tabs where that can be. */
export function safestValues(): KeptValues {
  kept ??= keptValues(localValues(), sessionValues())
  return kept
}

function storageOf(get: () => Storage): Storage | undefined {
  try {
    return get()
  } catch {
    return undefined // the browser keeps nothing for this site
  }
}
