import type { MouseEvent } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Back to the locator as it was left, with its search, filters, map and scroll position; to a fresh one for a visitor from elsewhere. */
export function BackToLocator() {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  const { locale } = addressing
  const path = localizedPath('stationLocator', locale)
  const address = useHydrated() ? lastLocator(path, locale)?.address : undefined

  function goBack(event: MouseEvent): void {
    const key = lastLocator(path, locale)?.key
    if (key === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // the entry itself and not its address: the browser puts the page back where it was scrolled to
    navigation.traverseTo(key)
  }

  return (
    <a className="station-back ui-link" href={address ?? localizedHref(path, addressing) + LOCALES[locale].locatorQuery} onClick={goBack}>
      <Icon name="arrow-left" />
      {t('page.backToLocator')}
    </a>
  )
}

interface Visited {
  url: string | null
  key?: string
}

/** The locator as this visitor left it, the last such entry of the tab's history. The default locale is in an address or is not. */
function lastLocator(path: string, locale: LocaleCode): { address: string; key: string | undefined } | undefined {
  const locators = visitedBefore().flatMap(({ url, key }) => {
    const { pathname, search } = new URL(url || location.href)
    const { path: visited, locale: named = locale } = parsePagePath(pathname)
    return visited === path && named === locale ? [{ address: pathname + search, key }] : []
  })
  return locators.at(-1)
}

/** Without the Navigation API each click loads a page, which says where from. */
function visitedBefore(): Visited[] {
  if (!('navigation' in window)) return [{ url: document.referrer }]
  return navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
}
