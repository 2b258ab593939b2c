import type { ErrorLinks, Layout } from './content.ts'
import { readLink, readLinks } from './read-card.ts'
import { readFooter } from './read-footer.ts'
import { readImage } from './read-image.ts'
import { readNavigation } from './read-navigation.ts'
import { readRecord } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

/** The layout endpoint's answer, read leniently; whatever is no layout is an empty one. Without a logo the site shows its own (§3). */
export function readLayout(value: unknown): Layout {
  const raw = readRecord(value)
  return withoutAbsent({
    navigation: readNavigation(raw?.['navigation']),
    logo: readImage(raw?.['logo']),
    quickNavigation: readLinks(raw?.['quickNavigation']) ?? [],
    footer: readFooter(raw?.['footer']),
    errorLinks: readErrorLinks(raw?.['errorLinks']),
  })
}

/** Each by itself: one that is broken or absent costs the others nothing. */
function readErrorLinks(value: unknown): ErrorLinks | undefined {
  const raw = readRecord(value)
  return (
    raw &&
    withoutAbsent({
      reportProblem: readLink(raw['reportProblem']),
      customerService24h: readLink(raw['customerService24h']),
      feedbackContact: readLink(raw['feedbackContact']),
    })
  )
}
