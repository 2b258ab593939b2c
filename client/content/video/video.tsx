import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageAsset } from '#shared/contract/image.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { savesData } from '../../ui/saves-data.ts'
import { mediaQuery, onResize } from '../../ui/use-breakpoints.ts'
import { classNames } from '../class-names.ts'
import { imageSources } from '../images/image-sources.ts'

interface VideoProps {
  video: ImageAsset
  /** shown until the video starts */
  poster?: ImageAsset | undefined
  priority?: boolean
  /** fills its frame, whose size comes from the style sheet */
  fill?: boolean
  className?: string
}

const SIZE = { width: 1280, height: 720 }
/** of the poster in the server's HTML */
const POSTER_WIDTH = 960
const VISIBLE_SHARE = 0.5
const RESIZE_DEBOUNCE_MS = 400 // §9

/** A silent video (§9: autoplay) with a button to pause it. */
export function Video({ video, poster, priority = false, fill = false, className }: VideoProps) {
  const t = useTranslate()
  const { config } = useSite()
  const element = useRef<HTMLVideoElement>(null)
  const [posterWidth, setPosterWidth] = useState(POSTER_WIDTH)
  const [playing, setPlaying] = useState(false)
  const setMayPlay = useAutoplay(element)
  const stopped = () => setPlaying(false)
  useEffect(
    () => (element.current ? watchPosterWidth(element.current, setPosterWidth) : undefined),
    [],
  )
  return (
    <div className={classNames('images-frame', fill && 'images-frame--fill', className)}>
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
        aria-label={video.alt ?? video.title ?? poster?.alt}
        // not onPlay, which also comes when the file is missing
        onPlaying={() => setPlaying(true)}
        onPause={stopped}
        onError={stopped}
      >
        <source src={video.src} type={video.ext === 'webm' ? 'video/webm' : 'video/mp4'} />
      </video>
      <button
        type="button"
        className="images-video-button ui-icon-button ui-script-only"
        aria-label={t(playing ? 'video.pause' : 'video.play')}
        onClick={() => setMayPlay(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}

/**
 * §9 autoplay: plays while visible, unless the visitor has paused it, prefers reduced motion or
 * saves data. Returns what the button calls.
 */
function useAutoplay(video: RefObject<HTMLVideoElement | null>): (plays: boolean) => void {
  const mayPlay = useRef(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    mayPlay.current = !savesData() && !mediaQuery('(prefers-reduced-motion: reduce)')?.matches
    const observer = new IntersectionObserver(
      ([entry]) => setPlay(element, entry?.isIntersecting && mayPlay.current),
      {
        threshold: VISIBLE_SHARE,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [video])

  return (plays) => {
    mayPlay.current = plays
    if (video.current) setPlay(video.current, plays)
  }
}

function setPlay(element: HTMLVideoElement, plays: boolean | undefined): void {
  if (!plays) return element.pause()
  // the file could not be loaded: this loads it again
  if (element.networkState === element.NETWORK_NO_SOURCE) element.load()
  element.play().catch(() => undefined) // the browser may refuse: the poster and the button stay
}

/**
 * Reports a larger width after the window has grown, so that the poster is sharp. Not while the
 * video plays, which hides the poster.
 */
export function watchPosterWidth(
  video: Pick<HTMLVideoElement, 'clientWidth' | 'paused'>,
  update: (width: number) => void,
): () => void {
  let largest = POSTER_WIDTH
  return onResize(() => {
    if (!video.paused || video.clientWidth <= largest) return
    largest = video.clientWidth
    update(largest)
  }, RESIZE_DEBOUNCE_MS)
}
