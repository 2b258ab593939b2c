import type { ImageAsset } from '#shared/contract/image.ts'
import type { Card } from '#shared/contract/rich-text.ts'

/** Every modal by its name, with what its caller hands it. */
export type OpenedModal = { name: 'terms' } | { name: 'card'; payload: Card } | { name: 'firstInCart'; payload: FirstInCart }

/** What has just been added, and what the dialog is called. */
export interface FirstInCart {
  title: string
  item: { name: string; image?: ImageAsset | undefined; price: number; includes: readonly { amount: number; globalName: string }[] }
}
