import { readLink, readLinks } from './card.ts'
import { readFooter } from './footer.ts'
import { readImage } from './image.ts'
import { readNavigation } from './navigation.ts'
import { readRecord } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

export type Layout = ReturnType<typeof readLayout>
export type ErrorLinks = NonNullable<Layout['errorLinks']>

/** The layout endpoint's answer, read leniently; whatever is no layout is an empty one. Without a logo the site shows its own (§3). */
export function readLayout(value: unknown) {
  const raw = readRecord(value)
  return withoutAbsent({
    navigation: readNavigation(raw?.['navigation']),
    logo: readImage(raw?.['logo']),
    quickNavigation: readLinks(raw?.['quickNavigation']) ?? [],
    footer: readFooter(raw?.['footer']),
    errorLinks: readErrorLinks(raw?.['errorLinks']),
  })
}

/**
 * Where the labels of the error page lead (§2.5); a link's text stands under its label. Each by itself: without a link of its own one leads to
 * the contact page.
 */
function readErrorLinks(value: unknown) {
  const raw = readRecord(value)
  return (
    raw &&
    withoutAbsent({
      reportProblem: readLink(raw['reportProblem']),
      /** may be a telephone number: 'tel:…' */
      customerService24h: readLink(raw['customerService24h']),
      feedbackContact: readLink(raw['feedbackContact']),
    })
  )
}
