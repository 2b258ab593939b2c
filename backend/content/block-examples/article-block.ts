import { articleWashWinter } from '../no-NO/articles-3.ts'
import { picture } from '../pictures.ts'
import { articleBlock } from '../source.ts'
import { articleLunch } from '../sv-SE/articles-2.ts'
import type { ExamplesOf } from './examples-of.ts'

export const articleBlockExamples: ExamplesOf<'articleBlock'> = {
  'fi-FI': ({ md }) => [
    articleBlock({
      id: 'gallery-article',
      title: 'Artikkeli lohkona',
      byline: 'Toimitus',
      created: '2026-11-10T08:00:00Z',
      image: picture('coffee-bakery', 'Kahvia ja pullaa'),
      alt: 'Kahvikuppi ja korvapuusti',
      tags: ['uutiset', 'ruoka'],
      articleContent: md(`
          ## Kahvia tunnin välein

          Keitin tyhjennetään, kun kahvi on seissyt tunnin. Sääntö on yksinkertainen, ja siitä pidetään kiinni.

          > Vanhaa kahvia ei tarjoilla edes omalle väelle.
        `),
    }),
  ],
  'sv-SE': () => [
    articleBlock({
      id: 'gallery-article',
      title: articleLunch.title,
      byline: articleLunch.byline,
      image: articleLunch.image,
      alt: 'Lunchdisken i Mora strax före öppning',
      created: articleLunch.created,
      articleContent: articleLunch.text,
      tags: articleLunch.tags,
    }),
  ],
  'no-NO': () => [
    articleBlock({
      id: articleWashWinter.key,
      title: articleWashWinter.title,
      byline: articleWashWinter.byline,
      image: articleWashWinter.image,
      created: articleWashWinter.created,
      articleContent: articleWashWinter.text,
      tags: articleWashWinter.tags,
    }),
  ],
  'en-EU': ({ md }) => [
    articleBlock({
      id: 'gallery-article-boats',
      title: 'Article block: the boating season begins',
      byline: 'Joanna Reed',
      created: '2026-05-04T07:00:00Z',
      image: picture('marina', 'A marine station on the first warm evening of May'),
      alt: 'A marine station on the first warm evening of May',
      tags: ['news', 'stations'],
      articleContent: md(`
          Our {boatstation} marine stations open during May, the southernmost first. All sell 98 petrol, which keeps better than 95 in a boat that is used seldom.

          > Fill the tank in spring, not in autumn. The engine will thank you.

          Choose *Boat station* in the [station search](page:stationLocator).
        `),
    }),
  ],
}
