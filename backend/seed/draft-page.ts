import type { Page } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { richTextFromMarkdown } from '../content/markdown.ts'
import { hero, richText } from '../content/source.ts'

/** An unpublished page per locale, so that preview mode has something only it can show. */
export const DRAFT_PATHS: Record<LocaleCode, string> = {
  'fi-FI': '/kesan-kampanja',
  'sv-SE': '/sommarkampanj',
  'no-NO': '/sommerkampanje',
  'en-EU': '/summer-campaign',
}

const TEXTS: Record<LocaleCode, { title: string; description: string; text: string }> = {
  'fi-FI': {
    title: 'Kesän kampanja',
    description: 'Kesäkuussa Perfect-pesun saa Basic-pesun hinnalla. Kampanja koskee kaikkia pesuasemiamme.',
    text: 'Tarjous on voimassa 1.–30. kesäkuuta. Osta pesukoodi verkosta ja käytä se milloin tahansa kesän aikana.',
  },
  'sv-SE': {
    title: 'Sommarkampanj',
    description: 'I juni får du Perfect-tvätten till priset av Basic. Kampanjen gäller på alla våra tvättstationer.',
    text: 'Erbjudandet gäller 1–30 juni. Köp tvättkoden på nätet och använd den när du vill under sommaren.',
  },
  'no-NO': {
    title: 'Sommerkampanje',
    description: 'I juni får du Perfect-vasken til prisen av Basic. Kampanjen gjelder på alle vaskestasjonene våre.',
    text: 'Tilbudet gjelder 1.–30. juni. Kjøp vaskekoden på nettet og bruk den når du vil i løpet av sommeren.',
  },
  'en-EU': {
    title: 'Summer campaign',
    description: 'In June the Perfect wash costs as much as the Basic. The campaign runs at all our wash stations.',
    text: 'The offer runs from 1 to 30 June. Buy the wash code online and use it whenever you like during the summer.',
  },
}

export function draftPage(locale: LocaleCode): Page {
  const { title, description, text } = TEXTS[locale]
  return {
    slug: DRAFT_PATHS[locale],
    title,
    description,
    noIndex: true,
    contentType: 'standardPage',
    body: [hero({ title, theme: 'primary' }), richText(richTextFromMarkdown(text, locale))],
  }
}
