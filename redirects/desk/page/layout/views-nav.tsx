import { useId, useRef } from 'react'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { tellDesk } from '../api/call-desk.ts'
import { useDesk } from '../api/use-desk.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { NAV, type View } from '../place.ts'
import { useSession } from '../session/session.ts'
import { writeStored } from '../stored.ts'
import { showLanguage, useTexts } from '../texts/texts.ts'
import { isOpenRow } from '../wanted/wanted-filters.ts'

/** All views, with the numbers of rules, findings and wanted addresses. On a phone a button opens it. */
export function ViewsNav() {
  const place = usePlace()
  const { session } = useSession()
  const { t, named, count, language } = useTexts()
  const nav = useRef<HTMLElement>(null)
  const id = useId()
  const rules = useDesk('rules', { locale: place.locale, limit: 0 }).data
  const wanted = useDesk('wanted', { locale: place.locale }).data
  const amounts: Partial<Record<View, number | undefined>> = {
    rules: rules?.total,
    findings: rules?.counts.finding,
    wanted: wanted?.filter(isOpenRow).length,
  }
  function close() {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }
  function chooseLanguage(value: LocaleCode) {
    writeStored('language', value)
    void showLanguage(value)
  }
  return (
    <nav ref={nav} id="views" className="side" popover="auto" aria-label={t('nav.open')}>
      {Object.entries(NAV).map(([group, views]) => (
        <div key={group}>
          <h2>{named('nav', group)}</h2>
          <ul>
            {views.map((view) => (
              <li key={view}>
                <PlaceLink to={{ view }} onFollow={close} {...(view === place.view && { 'aria-current': 'page' as const })}>
                  {t(`views.${view}`)} {amounts[view] !== undefined && <small>{count(amounts[view])}</small>}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="you">
        <span className="quiet">
          {session.who}
          {session.role === 'reader' && ` · ${t('reader')}`}
        </span>
        <label htmlFor={id} className="hidden">
          {t('language')}
        </label>
        <select
          id={id}
          className="pickbox"
          value={language}
          onChange={({ target: { value } }) => isLocaleCode(value) && chooseLanguage(value)}
        >
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code} lang={LOCALES[code].htmlLang}>
              {LOCALES[code].displayName}
            </option>
          ))}
        </select>
        <button type="button" className="btn" onClick={() => void tellDesk('logout', {}).finally(() => location.reload())}>
          {t('login.out')}
        </button>
      </div>
    </nav>
  )
}
