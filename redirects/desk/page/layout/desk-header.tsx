import { useEffect, useId, useRef } from 'react'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { DraftState } from '../../wire.ts'
import { tellDesk } from '../api/call-desk.ts'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { VIEWS } from '../place.ts'
import { useSession } from '../session/session.ts'
import { writeStored } from '../stored.ts'
import { showLanguage, useTexts } from '../texts/texts.ts'

export function DeskHeader({ state }: { state: DraftState | undefined }) {
  const place = usePlace()
  const { session } = useSession()
  const { t, count, language } = useTexts()
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  // scrolls to the current view: on a phone the row of views is wider than the screen
  useEffect(() => {
    nav.current?.querySelector(`[href$="/${place.view}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place.view])
  function chooseHere(value: LocaleCode) {
    writeStored('language', value)
    void showLanguage(value)
  }
  return (
    <header className="desk-header">
      <div className="bar">
        <PlaceLink to={{ view: 'table' }} className="brand">
          {t('title')}
        </PlaceLink>
        <label htmlFor={`${id}-table`} className="hidden">
          {t('tableOf')}
        </label>
        <select
          id={`${id}-table`}
          value={place.locale}
          onChange={({ target: { value } }) =>
            isLocaleCode(value) && go({ locale: value, view: place.view === 'rule' ? 'table' : place.view })
          }
        >
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code}>
              {LOCALES[code].title}
            </option>
          ))}
        </select>
        <span className="who">
          {session.who}
          {session.role === 'reader' && ` · ${t('reader')}`}
        </span>
        <label htmlFor={`${id}-language`} className="hidden">
          {t('language')}
        </label>
        <select id={`${id}-language`} value={language} onChange={({ target: { value } }) => isLocaleCode(value) && chooseHere(value)}>
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code} lang={LOCALES[code].htmlLang}>
              {LOCALES[code].displayName}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => void tellDesk('logout', {}).finally(() => location.reload())}>
          {t('login.out')}
        </button>
      </div>
      <nav ref={nav} aria-label={t('title')}>
        <ul>
          {VIEWS.filter((view) => view !== 'rule').map((view) => (
            <li key={view}>
              <PlaceLink to={{ view }} {...(view === place.view && { 'aria-current': 'page' as const })}>
                {t(`views.${view}`)}{' '}
                {view === 'draft' && state !== undefined && state.changes > 0 && <span className="badge">{count(state.changes)}</span>}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
