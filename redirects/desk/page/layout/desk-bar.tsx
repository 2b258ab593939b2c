import { useId } from 'react'
import { isLocaleCode, LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import type { LiveState } from '../../wire.ts'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

/** The table that is shown, and what is live in it. */
export function DeskBar({ live }: { live: LiveState | undefined }) {
  const place = usePlace()
  const { t, moment } = useTexts()
  const id = useId()
  const published = live?.publication
  return (
    <header className="top">
      <PlaceLink to={{ view: 'rules' }} className="brand">
        {t('title')}
      </PlaceLink>
      <label htmlFor={id} className="hidden">
        {t('tableOf')}
      </label>
      <select
        id={id}
        className="pickbox"
        value={place.locale}
        onChange={({ target: { value } }) =>
          isLocaleCode(value) && go({ locale: value, view: place.view === 'rule' ? 'rules' : place.view })
        }
      >
        {LOCALE_CODES.map((code) => (
          <option key={code} value={code}>
            {code} · {LOCALES[code].title}
          </option>
        ))}
      </select>
      {live && (
        <span className="quiet is-live only-wide">
          {published ? t('live.since', { seq: published.seq, at: moment(published.at) }) : t('live.none')}
        </span>
      )}
      <button type="button" className="btn views-open" popoverTarget="views">
        <Icon name="menu" />
        {t('nav.open')}
      </button>
    </header>
  )
}
