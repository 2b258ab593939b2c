import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { ConsentOption } from './consent-option.tsx'
import { chooseConsent, closeConsent, consentStore } from './consent-store.ts'

/** A sheet at the foot of the window. It blocks nothing: until something is chosen only the necessary is allowed. */
export function ConsentDialog() {
  const t = useTranslate()
  const { choice, dialog } = useSnapshot(consentStore)
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // asked for: it gets the focus; on a first visit the page keeps it
    if (dialog === 'reopened') sheet.current?.focus()
  }, [dialog])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    chooseConsent({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') })
  }

  return (
    <dialog open ref={sheet} className="modals-consent" aria-labelledby="consent-title" tabIndex={-1} onKeyDown={closeOnEscape}>
      <form onSubmit={onSubmit}>
        <h2 id="consent-title" className="modals-consent-title">
          {t('consent.title')}
        </h2>
        <p className="modals-consent-text">{t('consent.text')}</p>
        <details className="ui-collapse modals-consent-details" open={dialog === 'reopened'}>
          <summary className="modals-consent-summary">
            {t('consent.settings')}
            <Icon name="chevron-down" />
          </summary>
          <ConsentOption name="necessary" />
          <ConsentOption name="statistics" checked={choice?.statistics ?? false} />
          <ConsentOption name="marketing" checked={choice?.marketing ?? false} />
          <button type="submit" className="ui-button ui-button-small">
            {t('consent.save')}
          </button>
        </details>
        <div className="modals-consent-buttons">
          <button type="button" className="ui-button ui-button-small ui-button-dark" onClick={() => chooseConsent({ statistics: false, marketing: false })}>
            {t('consent.onlyNecessary')}
          </button>
          <button type="button" className="ui-button ui-button-small ui-button-dark" onClick={() => chooseConsent({ statistics: true, marketing: true })}>
            {t('consent.acceptAll')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Leaves the choice as it was. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeConsent()
}
