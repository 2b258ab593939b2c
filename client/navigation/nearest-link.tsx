import type { ComponentProps } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { useSite } from './site-context.tsx'

/** The nearest station where one can refuel or charge now. */
const NEAREST_QUERY = 'open=now&nearest=1'

/**
 * A link to the nearest open station. The position is asked for at the press, while the list loads;
 * the locator asks for it again.
 */
export function NearestLink(attributes: Omit<ComponentProps<'a'>, 'href'>) {
  const { addressing } = useSite()
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the attributes
    <a
      {...attributes}
      onClick={askAhead}
      href={localizedHref(locatorPath(addressing.locale, NEAREST_QUERY), addressing)}
    />
  )
}

const MAX_AGE_MS = 60_000

/**
 * The browser remembers the position, and answers the locator at once
 * (stations/search/use-own-place.ts).
 */
function askAhead(): void {
  if ('geolocation' in navigator)
    navigator.geolocation.getCurrentPosition(ignore, ignore, { maximumAge: MAX_AGE_MS })
}

function ignore(): void {}
