import { Section } from '../content/blocks/section.tsx'
import { NeedsScript } from '../content/blocks/visitor-block.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { forgetSaved } from './forget-saved.ts'
import { useSavedPages } from './saved-pages.ts'

/** The block savedPages: the pages that open on this device while offline. */
export default function SavedPages() {
  const t = useTranslate('saved')
  const isHydrated = useHydrated()
  const pages = useSavedPages()
  return (
    <Section className="saved content-section--tall" anchor={undefined}>
      <NeedsScript>{t('needsScript')}</NeedsScript>
      {isHydrated && pages.length === 0 && (
        <>
          <p>{t('none')}</p>
          <p>
            <SiteLink page="stationLocator" className="ui-button ui-button-dark">
              {t('findStation')}
            </SiteLink>
          </p>
        </>
      )}
      {pages.length > 0 && (
        <>
          <ul className="saved-list">
            {pages.map(({ href, title }) => (
              <li key={href}>
                <a href={href} className={`saved-link ${iconAfter('arrow-right')}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <button type="button" className="ui-button" onClick={() => void forgetSaved()}>
              {t('clear')}
            </button>
          </p>
        </>
      )}
    </Section>
  )
}
