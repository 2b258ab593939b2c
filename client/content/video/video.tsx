import { useRef } from 'react'
import type { ImageAsset } from '#shared/contract/image.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { classNames } from '../class-names.ts'
import { imageSources } from '../images/image-sources.ts'
import { useAutoplay } from './use-autoplay.ts'
import { usePosterWidth } from './use-poster-width.ts'
import { videoType } from './video-address.ts'

export interface VideoProps {
  video: ImageAsset
  /** shown until the video starts */
  poster?: ImageAsset | undefined
  priority?: boolean
  /** fills its frame, whose size the style sheet gives */
  fill?: boolean
}

const SIZE = { width: 1280, height: 720 }

/** A silent film (§9: autoplay) with a button to stop it. Without JavaScript the browser shows controls of its own. */
export function Video({ video, poster, priority = false, fill = false }: VideoProps) {
  const t = useTranslate()
  const { config } = useSite()
  const element = useRef<HTMLVideoElement>(null)
  const { playing, toggle } = useAutoplay(element)
  const posterWidth = usePosterWidth(element)
  const name = video.alt ?? video.title ?? poster?.alt
  return (
    <div className={classNames('images-frame images-video', fill && 'images-frame--fill')}>
      <video
        ref={element}
        className="images-img"
        muted
        loop
        playsInline
        preload={priority ? 'metadata' : 'none'}
        width={video.width ?? SIZE.width}
        height={video.height ?? SIZE.height}
        poster={poster && imageSources(poster, { width: posterWidth, from: config })?.src}
        aria-label={name}
      >
        <source src={video.src} type={videoType(video)} />
      </video>
      <button type="button" className="images-video-button" aria-label={t(playing ? 'video.pause' : 'video.play')} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
