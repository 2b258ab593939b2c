import { type MouseEvent, useSyncExternalStore } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lastLocator } from '../last-locator.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Back to the locator as it was left, with its search, filters, map and scroll position; to a fresh one for a visitor from elsewhere. */
export function BackToLocator() {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  const { locale } = addressing
  const path = localizedPath('stationLocator', locale)
  const home = { path, locale }
  // the history is the browser's: the server and the first render link to a fresh locator
  const address = useSyncExternalStore(
    subscribeToNothing,
    () => lastLocator(home)?.address,
    () => undefined,
  )

  function goBack(event: MouseEvent<HTMLAnchorElement>): void {
    const key = lastLocator(home)?.key
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (key === undefined || !isPlainClick) return
    event.preventDefault()
    // the entry itself and not its address: the browser puts the page back where it was scrolled to
    navigation.traverseTo(key)
  }

  return (
    <a className="station-back" href={address ?? localizedHref(path, addressing) + LOCALES[locale].locatorQuery} onClick={goBack}>
      <Icon name="arrow-left" />
      {t('page.backToLocator')}
    </a>
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
