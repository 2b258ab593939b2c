// The products of the shop: the same codes and prices in every locale, with the locale's names and
// its country's tax.

import type { ImageAsset } from '#shared/contract/image.ts'
import type { BundleMember, Product, ProductFeature } from '#shared/contract/product.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { picture, type SceneName } from './pictures.ts'

interface Ware {
  code: string
  /** EUR with tax */
  price: number
  scene: SceneName
  tax?: 'food'
  /** the products of a bundle */
  members?: readonly { amount: number; of: 'basic' | 'perfect' | 'vacuum' }[]
  /** the shop offers no other product instead */
  withoutUpsell?: true
}

export const RANGE = {
  basic: { code: 'WASH-BASIC', price: 12.9, scene: 'car-wash-arcs' },
  perfect: { code: 'WASH-PERFECT', price: 19.9, scene: 'car-wash-foam' },
  perfect24h: { code: 'WASH-PERFECT-24H', price: 17.9, scene: 'wash-24h' },
  premium: { code: 'WASH-PREMIUM', price: 27.9, scene: 'wash-premium' },
  self: { code: 'WASH-SELF', price: 8.9, scene: 'wash-self' },
  basic5: {
    code: 'WASH-BASIC-5',
    price: 57.9,
    scene: 'car-wash-arcs',
    members: [{ amount: 5, of: 'basic' }],
  },
  perfect5: {
    code: 'WASH-BUNDLE-5',
    price: 89,
    scene: 'car-wash-foam',
    members: [{ amount: 5, of: 'perfect' }],
  },
  perfect10: {
    code: 'WASH-BUNDLE-10',
    price: 169,
    scene: 'car-wash-foam',
    members: [{ amount: 10, of: 'perfect' }],
  },
  winter: {
    code: 'WASH-WINTER',
    price: 64.9,
    scene: 'wash-winter',
    members: [
      { amount: 3, of: 'perfect' },
      { amount: 2, of: 'vacuum' },
    ],
  },
  gift: { code: 'WASH-GIFT', price: 19.9, scene: 'wash-gift', withoutUpsell: true },
  van: { code: 'WASH-VAN', price: 29.9, scene: 'wash-van' },
  truck: { code: 'WASH-TRUCK', price: 89, scene: 'wash-truck' },
  interior: { code: 'INTERIOR', price: 39.9, scene: 'wash-interior' },
  vacuum: { code: 'VACUUM', price: 4.9, scene: 'wash-vacuum' },
  coffee: {
    code: 'COFFEE-BUN',
    price: 4.9,
    scene: 'coffee-bakery',
    tax: 'food',
    withoutUpsell: true,
  },
} as const satisfies Record<string, Ware>

type WareKey = keyof typeof RANGE
type RangeScene = (typeof RANGE)[WareKey]['scene']

/** percent, in 2026 */
const TAX: Record<LocaleCode, { general: string; food: string }> = {
  'fi-FI': { general: '25.5', food: '13.5' },
  'en-EU': { general: '25.5', food: '13.5' },
  'sv-SE': { general: '25', food: '12' },
  'no-NO': { general: '25', food: '15' },
}

/** What the three programmes of a hall do, in the order of the comparison. `true` is a plain yes. */
const PROGRAMMES: Partial<Record<WareKey, Record<keyof FeatureWords['steps'], FeatureValue>>> = {
  basic: {
    time: 5,
    prewash: false,
    foam: false,
    underbody: false,
    wax: false,
    wheels: false,
    drying: 'once',
  },
  perfect: {
    time: 10,
    prewash: true,
    foam: true,
    underbody: true,
    wax: true,
    wheels: false,
    drying: 'twice',
  },
  premium: {
    time: 14,
    prewash: true,
    foam: true,
    underbody: true,
    wax: 'lasting',
    wheels: true,
    drying: 'twice',
  },
}

/** from the sales of the last twelve months */
const MOST_BOUGHT: WareKey = 'perfect'

type FeatureValue = boolean | number | keyof FeatureWords['values']

interface FeatureWords {
  steps: Record<'time' | 'prewash' | 'foam' | 'underbody' | 'wax' | 'wheels' | 'drying', string>
  values: Record<'once' | 'twice' | 'lasting', string>
}

interface RangeWords {
  names: Record<WareKey, string>
  features: FeatureWords
  alts: Record<RangeScene, string>
}

export function washRange(
  locale: LocaleCode,
  { names, alts, features }: RangeWords,
): Record<WareKey, Product> {
  function productOf(key: WareKey): Product {
    const { code, price, scene, tax, members, withoutUpsell }: Ware & { scene: RangeScene } =
      RANGE[key]
    const name = names[key]
    const image: ImageAsset = picture(scene, alts[scene])
    return {
      code,
      name,
      attributes: {
        product_name: name,
        price,
        tax_class: [TAX[locale][tax ?? 'general']],
        currency: ['EUR'],
      },
      unitPrice: price,
      image,
      isBundle: members !== undefined,
      showUpsell: withoutUpsell !== true,
      ...(members !== undefined && { bundleMembers: members.map(memberOf) }),
      ...(key === MOST_BOUGHT && { mostBought: true }),
      ...(PROGRAMMES[key] && {
        features: Object.entries(PROGRAMMES[key]).map(([step, value]) => featureOf(step, value)),
      }),
    }
  }
  function featureOf(step: string, value: FeatureValue): ProductFeature {
    const name = Object.entries(features.steps).find(([key]) => key === step)?.[1] ?? step
    if (typeof value === 'boolean') return { name, included: value }
    return {
      name,
      included: true,
      value: typeof value === 'number' ? `${value}\u00A0min` : features.values[value],
    }
  }
  function memberOf({ amount, of }: NonNullable<Ware['members']>[number]): BundleMember {
    const { code } = RANGE[of]
    return { amount, product: { code, globalName: names[of], sku: [`SKU-${of.toUpperCase()}`] } }
  }
  return {
    basic: productOf('basic'),
    perfect: productOf('perfect'),
    perfect24h: productOf('perfect24h'),
    premium: productOf('premium'),
    self: productOf('self'),
    basic5: productOf('basic5'),
    perfect5: productOf('perfect5'),
    perfect10: productOf('perfect10'),
    winter: productOf('winter'),
    gift: productOf('gift'),
    van: productOf('van'),
    truck: productOf('truck'),
    interior: productOf('interior'),
    vacuum: productOf('vacuum'),
    coffee: productOf('coffee'),
  }
}
