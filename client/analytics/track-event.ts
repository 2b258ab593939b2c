import { consentStore } from './consent-store.ts'

declare global {
  interface Window {
    /** The queue that a tag manager reads: an object for each event, and its own commands. */
    dataLayer?: unknown[]
  }
}

type Push = (event: { event: string }) => void

let push: Push = (event) => void (window.dataLayer ??= []).push(event)

/** Pushes an event to the data layer when the visitor allows statistics; else it is dropped. */
export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  if (consentStore.choice?.statistics) push({ ...parameters, event: name })
}

/** From now on events go here: a plain tag knows commands only. */
export function pushEventsTo(to: Push): void {
  push = to
}
