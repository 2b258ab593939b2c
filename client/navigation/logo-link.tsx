import type { ImageAsset } from '#shared/contract/image.ts'
import { mayShowPicture } from '#shared/images/picture-source.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useSite } from './site-context.tsx'
import { SiteLink } from './site-link.tsx'

const DEFAULT_LOGO = { src: '/images/logo.svg', alt: 'Main Logo', width: 94, height: 40 } // §3

/** The logo, a link to the landing page. */
export function LogoLink({
  image,
  className,
}: {
  image: ImageAsset | undefined
  className: string
}) {
  const t = useTranslate()
  const { config } = useSite()
  const { src, alt, width, height } = {
    ...DEFAULT_LOGO,
    ...(image && mayShowPicture(image.src, config) && image),
  }
  return (
    <SiteLink page="landing" className={className}>
      <img src={src} alt={alt} width={width} height={height} decoding="async" />
      <VisuallyHidden>{t('header.logo')}</VisuallyHidden>
    </SiteLink>
  )
}
