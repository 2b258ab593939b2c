import type { ComponentProps } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { useSite } from './site-context.tsx'

/** The nearest station where one can refuel or charge now. */
const NEAREST_QUERY = 'open=now&nearest=1'

/** A link to the nearest open station. The locator asks for the visitor's position at once, because the visitor has pressed the link. */
export function NearestLink(attributes: Omit<ComponentProps<'a'>, 'href'>) {
  const { addressing } = useSite()
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the attributes
  return <a {...attributes} href={localizedHref(locatorPath(addressing.locale, NEAREST_QUERY), addressing)} />
}
