import type { Block, CardListBlock, CardListComponent } from '#shared/contract/block.ts'
import type { Product } from '#shared/contract/product.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { contentFor } from '../source.ts'

/** Links, rich text and products of one locale. */
export interface Words extends Pick<ReturnType<typeof contentFor>, 'md' | 'path' | 'to'> {
  products: Record<'basic' | 'perfect' | 'perfect5', Product>
}

type BlockOf<Kind> = Kind extends CardListComponent ? CardListBlock : Block & { contentType: Kind }

/** At least one block of a kind in each locale. */
export type ExamplesOf<Kind> = Record<
  LocaleCode,
  (words: Words) => [BlockOf<Kind>, ...BlockOf<Kind>[]]
>
