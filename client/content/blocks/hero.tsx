import type { HeroBlock } from '#shared/contract/block.ts'
import { iconAfter } from '../../ui/icon.tsx'
import { classNames } from '../class-names.ts'
import { Picture } from '../images/picture.tsx'
import { ContentLinkView } from '../links/content-link.tsx'
import { Heading } from '../page/heading.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Video } from '../video/video.tsx'
import type { BlockProps } from './block-props.ts'
import { StationSearch } from './station-search.tsx'

/**
 * A title, text and links on the theme's colour, with a picture or a video beside them. The head of
 * a page without a picture is plain text.
 */
export function Hero({
  block: { title, text, image, video, links, theme = 'primary', stationSearch },
  lead,
  page,
}: BlockProps<HeroBlock>) {
  const heading = title || (lead ? page.title : '')
  const media = video ?? image
  const isHead = lead && !media
  /** the buttons of the search are more important */
  const linkClass = (index: number) =>
    stationSearch
      ? `content-link ${iconAfter('arrow-right')}`
      : `ui-button content-button--${index === 0 ? 'first' : 'other'}`
  return (
    <section
      className={classNames(
        'content-hero',
        isHead ? 'content-hero--head' : `content-hero--${theme}`,
        lead && 'content-hero--lead',
        stationSearch && 'content-hero--search',
        !media && 'content-hero--plain',
      )}
    >
      <div className="content-hero-body">
        {heading && (
          <Heading level={lead ? 1 : 2} className="content-hero-title">
            {heading}
          </Heading>
        )}
        {text && <RichText document={text} top={lead ? 2 : 3} className="content-hero-text" />}
        {stationSearch && <StationSearch />}
        {links && (
          <p className="content-hero-links ui-row ui-above-2">
            {links.map((link, index) => (
              <ContentLinkView key={index} link={link} className={linkClass(index)} />
            ))}
          </p>
        )}
      </div>
      {media && (
        <div className="content-hero-media">
          {video ? (
            <Video
              video={video}
              poster={image}
              priority={lead}
              fill
              className="content-hero-picture"
            />
          ) : (
            image && (
              <Picture
                image={image}
                width={960}
                sizes="(min-width: 62rem) 60vw, 100vw"
                priority={lead}
                fill
                className="content-hero-picture"
              />
            )
          )}
        </div>
      )}
    </section>
  )
}
