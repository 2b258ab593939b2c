import type { ImageAsset } from '#shared/contract/image.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { classNames } from '../class-names.ts'
import { focalClass } from './focal-class.ts'
import { imageSources } from './image-sources.ts'
import { placeholderAddress } from './placeholder-address.ts'

export interface PictureProps {
  image: ImageAsset
  /** of the img element: how wide it is shown */
  sizes: string
  /** CSS pixels in the widest layout */
  width: number
  /** width / height it is cut to; its own when absent */
  ratio?: number
  /** the large picture at the top of a page: fetched first, and with a placeholder behind it */
  priority?: boolean
  /** fills the room that the style sheet gives its class */
  fill?: boolean
  alt?: string | undefined
  className?: string
}

/** A picture. Its room is kept from the first moment; without words of its own it is decoration. Nothing for one of a host that is not allowed. */
export function Picture({ image, sizes, width, ratio, priority = false, fill = false, alt = image.alt, className }: PictureProps) {
  const { config } = useSite()
  const sources = imageSources(image, { width, ratio, from: config })
  if (!sources) return null
  const placeholder = priority ? placeholderAddress(image, config.imageFolders) : undefined
  const frame = classNames('images-frame', fill && 'images-frame--fill', className)
  const picture = (
    <img
      className={classNames('images-img', focalClass(image.focalPoint), !placeholder && frame)}
      {...sources}
      {...(sources.srcSet && { sizes })}
      alt={alt ?? ''}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  if (!placeholder) return picture
  return (
    <span className={frame}>
      {/* a second, tiny img behind: no script is needed to show or to remove it */}
      <img className="images-placeholder" src={placeholder} alt="" width={10} height={10} />
      {picture}
    </span>
  )
}
