import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { chooseConsent, setConsent, useConsent } from './consent-store.ts'
import { type Category, StoredItems } from './stored-items.tsx'

/** The dialog until the visitor chooses; then a confirmation for screen readers only. */
export function ConsentSheet() {
  const t = useTranslate('consent')
  const { dialog } = useConsent()
  const announced = {
    answered: t('saved'),
    'not-stored': t('notStored'),
    closed: '',
    'first-visit': '',
    reopened: '',
  }[dialog]
  return (
    <>
      <output className="ui-visually-hidden">{announced}</output>
      {announced === '' && <ConsentDialog key={dialog} />}
    </>
  )
}

/**
 * A sheet at the bottom of the window. It does not block the page: until the visitor chooses, only
 * necessary storage is allowed.
 */
function ConsentDialog() {
  const t = useTranslate('consent')
  const { choice, dialog } = useConsent()
  const isReopened = dialog === 'reopened'
  const [hasSettings, setSettings] = useState(isReopened)
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // opened with a button, the sheet takes the focus and returns it; on a first visit the page
    // keeps the focus
    if (!isReopened) return
    const opener = document.activeElement
    sheet.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isReopened])

  useEffect(() => {
    // a focused element scrolls above the sheet (consent-sheet.css)
    document.documentElement.dataset['asking'] = hasSettings ? 'settings' : 'question'
    return () => {
      delete document.documentElement.dataset['asking']
    }
  }, [hasSettings])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    chooseConsent({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') })
  }

  return (
    <dialog
      open
      ref={sheet}
      className="analytics-consent ui-not-printed"
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && setConsent({ dialog: 'closed' })}
    >
      <form onSubmit={onSubmit}>
        <div className="analytics-consent-body">
          <h2 id="consent-title" className="analytics-consent-title">
            {t('title')}
          </h2>
          <p className="ui-measure">
            {t('text')} <SiteLink page="privacy">{t('privacy')}</SiteLink>
          </p>
          <details
            className="ui-collapse"
            open={isReopened}
            onToggle={({ currentTarget }) => setSettings(currentTarget.open)}
          >
            <summary className="ui-link ui-underlined">
              {t('settings')}
              <Icon name="chevron-down" />
            </summary>
            <ConsentOption name="necessary" />
            <ConsentOption name="statistics" checked={choice?.statistics ?? false} />
            <ConsentOption name="marketing" checked={choice?.marketing ?? false} />
          </details>
        </div>
        <div className="analytics-consent-buttons">
          {hasSettings && (
            <button type="submit" className="ui-button ui-button-small">
              {t('save')}
            </button>
          )}
          {[false, true].map((all) => (
            <button
              key={String(all)}
              type="button"
              className="ui-button ui-button-small ui-button-dark"
              onClick={() => chooseConsent({ statistics: all, marketing: all })}
            >
              {t(all ? 'acceptAll' : 'onlyNecessary')}
            </button>
          ))}
        </div>
      </form>
    </dialog>
  )
}

function StoredList({ category }: { category: Category }) {
  const t = useTranslate('consent')
  return (
    <details className="analytics-consent-stored">
      <summary className="ui-link ui-underlined">
        {t('stored')}
        <VisuallyHidden>: {t(`${category}.title`)}</VisuallyHidden>
        <Icon name="chevron-down" />
      </summary>
      <StoredItems category={category} />
    </details>
  )
}

/** A category with a checkbox. `checked` is absent for the necessary category, which is always on. */
function ConsentOption({ name, checked }: { name: Category; checked?: boolean }) {
  const t = useTranslate('consent')
  const id = `consent-${name}`
  return (
    <div className="analytics-consent-option">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        defaultChecked={checked ?? true}
        disabled={checked === undefined}
      />
      <label htmlFor={id}>{t(`${name}.title`)}</label>
      <small id={`${id}-text`}>{t(`${name}.text`)}</small>
      <StoredList category={name} />
    </div>
  )
}
