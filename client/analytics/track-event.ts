import { consentStore } from './consent-store.ts'

declare global {
  interface Window {
    /** The queue that a tag manager reads. It contains events as objects, and Google's commands. */
    dataLayer?: unknown[]
  }
}

type Push = (event: { event: string }) => void

let push: Push = (event) => void (window.dataLayer ??= []).push(event)

/** Pushes an event to the data layer. Without consent to statistics the event is dropped. */
export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  if (consentStore.choice?.statistics) push({ ...parameters, event: name })
}

/** Replaces the target of events: a plain tag accepts only commands. */
export function pushEventsTo(to: Push): void {
  push = to
}
