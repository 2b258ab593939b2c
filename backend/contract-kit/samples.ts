import {
  type ArticleTeaser,
  articleSearch,
  readArticleSearchResult,
} from '#shared/contract/article.ts'
import type { FormDefinition } from '#shared/contract/form.ts'
import { type PaymentMethod, readPaymentMethods } from '#shared/contract/order.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { Product } from '#shared/contract/product.ts'
import { readItems, readRecord } from '#shared/contract/read-values.ts'
import { readStationSummary, type StationSummary } from '#shared/contract/station.ts'
import { type Ask, askAndRead, inTurn } from './ask.ts'
import { askForPage, findPages, type PageAddress } from './find-pages.ts'

/** Items of the backend that later requests use. Except `pages`, they are from SAMPLE_LOCALE. */
export interface Samples {
  pages: PageAddress[]
  product: Product | undefined
  forms: { form: FormDefinition; path: string }[]
  article: ArticleTeaser | undefined
  station: StationSummary | undefined
  method: PaymentMethod | undefined
}

export const SAMPLE_LOCALE = 'fi-FI'

export async function findSamples(ask: Ask): Promise<Samples> {
  const locale = SAMPLE_LOCALE
  const [pages, stations = [], articles, methods = []] = await Promise.all([
    findPages(ask),
    askAndRead(ask, 'stations', { locale }, (answer) =>
      readItems(readRecord(answer)?.['stations'], readStationSummary),
    ),
    askAndRead(ask, 'search', { locale, body: articleSearch([], 1) }, readArticleSearchResult),
    askAndRead(ask, 'paymentMethods', { locale }, readPaymentMethods),
  ])
  const ownPages = pages.filter((page) => page.locale === locale)
  const own = await inTurn(ownPages, (page) => askForPage(ask, page))
  const read = own.filter((page) => page !== undefined)
  return {
    pages,
    product: read.flatMap(productsOf)[0],
    forms: read.flatMap(formsOf),
    article: articles?.items[0],
    station: stations[0],
    method: methods[0],
  }
}

function productsOf({ content }: PageResponse): Product[] {
  const cards = content.body.flatMap((block) =>
    block.contentType === 'cardList' ? (block.cards ?? []) : [],
  )
  return cards.flatMap(({ product }) => product ?? [])
}

function formsOf({ content }: PageResponse): Samples['forms'] {
  return content.body.flatMap((block) =>
    block.contentType === 'form' ? { form: block.form, path: content.slug } : [],
  )
}
