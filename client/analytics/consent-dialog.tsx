import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { ConsentMessages } from '#shared/messages/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { chooseConsent } from './choose-consent.ts'
import { ConsentOption } from './consent-option.tsx'
import { setConsent, useConsent } from './consent-store.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

/** A sheet at the foot of the window. It blocks nothing: until something is chosen only the necessary is allowed. */
export function ConsentDialog({ messages }: { messages: ConsentMessages }) {
  const { choice, dialog } = useConsent()
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // asked for: it gets the focus, and gives it back; on a first visit the page keeps it
    if (dialog !== 'reopened') return
    const opener = document.activeElement
    sheet.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [dialog])

  useEffect(followOtherTabs, [])

  useEffect(() => {
    reserveRoom('question')
    return () => {
      delete document.documentElement.dataset['asking']
    }
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    chooseConsent({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') })
  }

  return (
    <dialog open ref={sheet} className="analytics-consent" aria-labelledby="consent-title" tabIndex={-1} onKeyDown={closeOnEscape}>
      <form onSubmit={onSubmit}>
        <h2 id="consent-title" className="analytics-consent-title">
          {messages.title}
        </h2>
        <p className="analytics-consent-text">{messages.text}</p>
        <details
          className="ui-collapse analytics-consent-details"
          open={dialog === 'reopened'}
          onToggle={({ currentTarget }) => reserveRoom(currentTarget.open ? 'settings' : 'question')}
        >
          <summary className="analytics-consent-summary">
            {messages.settings}
            <Icon name="chevron-down" />
          </summary>
          <ConsentOption name="necessary" messages={messages.necessary} />
          <ConsentOption name="statistics" messages={messages.statistics} checked={choice?.statistics ?? false} />
          <ConsentOption name="marketing" messages={messages.marketing} checked={choice?.marketing ?? false} />
          <button type="submit" className="ui-button ui-button-small">
            {messages.save}
          </button>
        </details>
        <div className="analytics-consent-buttons">
          <button
            type="button"
            className="ui-button ui-button-small ui-button-dark"
            onClick={() => chooseConsent({ statistics: false, marketing: false })}
          >
            {messages.onlyNecessary}
          </button>
          <button
            type="button"
            className="ui-button ui-button-small ui-button-dark"
            onClick={() => chooseConsent({ statistics: true, marketing: true })}
          >
            {messages.acceptAll}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** The page keeps free what the sheet takes of the window (styles/consent.css): nothing of it is out of reach. */
function reserveRoom(shown: 'question' | 'settings'): void {
  document.documentElement.dataset['asking'] = shown
}

/** Leaves the choice as it was. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') setConsent({ dialog: 'closed' })
}
