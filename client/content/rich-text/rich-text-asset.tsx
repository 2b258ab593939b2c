import type { ImageAsset } from '#shared/contract/image.ts'
import { Picture } from '../images/picture.tsx'
import { Video } from '../video/video.tsx'
import { assetKind } from './asset-kind.ts'
import { NotShown } from './not-shown.tsx'
import { AssetLink } from './rich-text-links.tsx'

const WIDTH = 800

/** A picture, a video or a document among the text. */
export function RichTextAsset({ asset }: { asset: ImageAsset }) {
  const kind = assetKind(asset.ext)
  const name = asset.title ?? asset.name ?? asset.alt
  if (kind === undefined) return <NotShown what="node">{name}</NotShown>
  if (kind === 'document')
    return (
      <p className="rich-text-file">
        <AssetLink asset={asset}>{name ?? asset.src}</AssetLink>
      </p>
    )
  return (
    <figure className="rich-text-figure">
      {kind === 'video' ? <Video video={asset} /> : <Picture image={asset} width={WIDTH} sizes="(min-width: 50rem) 800px, 100vw" />}
      <Caption asset={asset} />
    </figure>
  )
}

function Caption({ asset: { description, copyright } }: { asset: ImageAsset }) {
  if (description === undefined && copyright === undefined) return null
  return (
    <figcaption>
      {description} {copyright && <small>{copyright.startsWith('©') ? copyright : `© ${copyright}`}</small>}
    </figcaption>
  )
}
