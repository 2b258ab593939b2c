import type { ImageAsset } from '#shared/contract/image.ts'
import { Picture } from '../content/images/picture.tsx'
import { Icon } from '../ui/icon.tsx'

const WIDTH = 128

/** A small picture of a product. Decorative: the name is beside it. */
export function ItemPicture({ image }: { image: ImageAsset | undefined }) {
  if (!image) return <span className="cart-picture cart-picture--none">{<Icon name="tag" />}</span>
  return (
    <Picture
      image={image}
      alt=""
      width={WIDTH}
      ratio={1}
      sizes={`${WIDTH}px`}
      className="cart-picture"
      fill
    />
  )
}
