import type { ReactNode } from 'react'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { RichTextUnreadable } from '#shared/contract/rich-text-document.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Picture } from '../images/picture.tsx'
import { TargetLink } from '../links/target-link.tsx'
import { Video } from '../video/video.tsx'

/**
 * §9: the accepted asset extensions, by how they are shown. An asset without an extension is
 * treated as a picture.
 */
const IMAGES = ['', 'jpeg', 'jpg', 'gif', 'png', 'webp', 'svg']
const VIDEOS = ['mp4', 'webm']
const DOCUMENTS = ['pdf']

/** A picture, a video or a document in rich text. */
export function RichTextAsset({ asset }: { asset: ImageAsset }) {
  const { ext, title, alt, description, copyright, src } = asset
  const name = title ?? asset.name ?? alt
  if (DOCUMENTS.includes(ext))
    return (
      <p>
        <AssetLink asset={asset}>{name ?? src}</AssetLink>
      </p>
    )
  const isVideo = VIDEOS.includes(ext)
  if (!isVideo && !IMAGES.includes(ext)) return <NotShown what="node">{name}</NotShown>
  return (
    <figure className="rich-text-figure">
      {isVideo ? (
        <Video video={asset} className="rich-text-picture" />
      ) : (
        <Picture
          image={asset}
          width={800}
          sizes="(min-width: 50rem) 800px, 100vw"
          className="rich-text-picture"
        />
      )}
      {(description ?? copyright) !== undefined && (
        <figcaption className="ui-soft">
          {description}{' '}
          {copyright && <small>{copyright.startsWith('©') ? copyright : `© ${copyright}`}</small>}
        </figcaption>
      )}
    </figure>
  )
}

/** Opens the file, and names its type. */
export function AssetLink({ asset, children }: { asset: ImageAsset; children: ReactNode }) {
  return (
    <TargetLink target={asset.src} file>
      {children}
      {asset.ext !== '' && ` (${asset.ext.toUpperCase()})`}
    </TargetLink>
  )
}

/**
 * §8: the placeholder of an unknown node or a broken link. Its text is kept, because it may be all
 * that a reader needs.
 */
export function NotShown({
  what,
  children,
}: {
  what: RichTextUnreadable['what']
  children?: ReactNode
}) {
  const t = useTranslate()
  return (
    <span className="rich-text-not-shown">
      {children !== undefined && <span>{children} </span>}
      <em>{t(what === 'link' ? 'content.linkNotShown' : 'content.notShown')}</em>
    </span>
  )
}
