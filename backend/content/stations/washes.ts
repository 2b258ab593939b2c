import type { Product } from '#shared/contract/product.ts'
import type { Country, LocaleCode } from '#shared/locale/locales.ts'
import { serviceCode } from '#shared/stations/services/find-attribute.ts'
import type { TranslatedText } from '../../stations/stored-station.ts'
import { products as english } from '../en-EU/wash-products.ts'
import { products as finnish } from '../fi-FI/wash-products.ts'
import { products as norwegian } from '../no-NO/wash-products.ts'
import { products as swedish } from '../sv-SE/wash-products.ts'
import { inBoth } from './station-links.ts'

export interface WrittenWash {
  name: TranslatedText
  text?: TranslatedText
  price: number
}

const PRODUCTS: Record<LocaleCode, typeof finnish> = {
  'fi-FI': finnish,
  'en-EU': english,
  'sv-SE': swedish,
  'no-NO': norwegian,
}

/** The programme of a station's code. */
const PROGRAMMES: Readonly<Record<string, keyof typeof finnish>> = {
  carwash: 'basic',
  carwash24h: 'basic',
  perfectcarwash: 'perfect',
  perfectcarwash24hours: 'perfect24h',
  selfservicecarwash: 'self',
}

export function washesOf({
  country,
  services,
}: {
  country: Country
  services: readonly string[]
}): WrittenWash[] {
  const programmes = new Set(services.flatMap((code) => PROGRAMMES[serviceCode(code)] ?? []))
  return [...programmes].map((programme) => {
    const { unitPrice, features = [] } = finnish[programme]
    return {
      name: inBoth(country, (locale) => PRODUCTS[locale][programme].name),
      ...(features.length > 0 && {
        text: inBoth(country, (locale) => stepsOf(PRODUCTS[locale][programme])),
      }),
      price: unitPrice,
    }
  })
}

/** '10 min · esipesu, vaha' */
function stepsOf({ features = [] }: Product): string {
  const steps = features
    .filter(({ included, value }) => included && value === undefined)
    .map(({ name }) => name.toLowerCase())
  return [features.find(({ value }) => value?.endsWith('min'))?.value, steps.join(', ')]
    .filter(Boolean)
    .join(' · ')
}
