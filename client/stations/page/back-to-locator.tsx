import type { MouseEvent } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath, locatorPath } from '#shared/locale/localized-paths.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * A link back to the locator with its search, filters, map and scroll position. Without a locator
 * in the history it opens a new one.
 */
export function BackToLocator() {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  const { locale } = addressing
  const path = localizedPath('stationLocator', locale)
  const address = useHydrated() ? lastLocator(path, locale)?.address : undefined

  function goBack(event: MouseEvent): void {
    const key = lastLocator(path, locale)?.key
    if (key === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    // goes back in the history instead of opening the address, so that the browser restores the
    // scroll position
    navigation.traverseTo(key)
  }

  return (
    <a
      className="station-back ui-link ui-quiet"
      href={address ?? localizedHref(locatorPath(locale), addressing)}
      onClick={goBack}
    >
      <Icon name="arrow-left" />
      {t('labels.back')}
    </a>
  )
}

interface Visited {
  url: string | null
  key?: string
}

/**
 * The visitor's last history entry of the locator in this tab. The address may or may not name the
 * default locale.
 */
function lastLocator(
  path: string,
  locale: LocaleCode,
): { address: string; key: string | undefined } | undefined {
  const locators = visitedBefore().flatMap(({ url, key }) => {
    const { pathname, search } = new URL(url || location.href)
    const { path: visited, locale: named = locale } = parsePagePath(pathname)
    return visited === path && named === locale ? [{ address: pathname + search, key }] : []
  })
  return locators.at(-1)
}

/** Without the Navigation API each click loads a page, which has a referrer. */
function visitedBefore(): Visited[] {
  if (!('navigation' in window)) return [{ url: document.referrer }]
  return navigation.entries().slice(0, navigation.currentEntry?.index ?? 0)
}
