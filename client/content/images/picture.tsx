import type { ImageAsset } from '#shared/contract/image.ts'
import { CENTER } from '#shared/images/provider-image.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { classNames } from '../class-names.ts'
import { imageSources, placeholderAddress } from './image-sources.ts'

interface PictureProps {
  image: ImageAsset
  /** of the img element: how wide it is shown */
  sizes: string
  /** CSS pixels in the widest layout */
  width: number
  /** width / height to crop it to; by default not cropped */
  ratio?: number
  /** the large picture at the top of a page: it loads first, and has a placeholder behind it */
  priority?: boolean
  /** fills the space that the style sheet gives its class */
  fill?: boolean
  alt?: string | undefined
  className?: string
}

/**
 * A picture with reserved space. Without alternative text it is decorative. A picture of a host
 * that is not allowed is not rendered.
 */
export function Picture({
  image,
  sizes,
  width,
  ratio,
  priority = false,
  fill = false,
  alt = image.alt,
  className,
}: PictureProps) {
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
      {...(priority ? { fetchPriority: 'high', onLoad: notWaited } : { loading: 'lazy' })}
    />
  )
  if (!placeholder) return picture
  return (
    <span className={frame}>
      {/* a second, tiny img behind the picture, so that the placeholder needs no script */}
      <img
        className="images-placeholder"
        src={placeholder}
        alt=""
        width={10}
        height={10}
        onLoad={notWaited}
      />
      {picture}
    </span>
  )
}

/**
 * An empty `onLoad`. Without one, React waits for the picture before it shows a new page. Waiting
 * is not needed: the space is reserved.
 */
function notWaited(): void {}

/** The focal point as classes, in tenths: 'images-x-6 images-y-4'. The middle needs no class (§3). */
export function focalClass({ x, y } = CENTER): string {
  const [across, down] = [Math.round(x * 10), Math.round(y * 10)]
  return classNames(across !== 5 && `images-x-${across}`, down !== 5 && `images-y-${down}`)
}
