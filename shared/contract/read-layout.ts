import type { Layout } from './content.ts'
import { readLinks } from './read-card.ts'
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
  })
}
