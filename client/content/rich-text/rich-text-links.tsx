import type { ReactNode } from 'react'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { LinkTarget, RichTextUnreadable } from '#shared/contract/rich-text.ts'
import { isSafeHref } from '#shared/navigation/external-url.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { TargetLink } from '../links/target-link.tsx'

/** One whose address is not safe fails visibly (§5, §8). */
export function RichTextLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  const address = addressOf(target)
  if (address !== undefined && !isSafeHref(address)) return <NotShown what="link">{children}</NotShown>
  return <TargetLink target={target}>{children}</TargetLink>
}

/** undefined for a card, which opens as a dialog */
function addressOf(target: LinkTarget): string | undefined {
  if (typeof target === 'string') return target
  if (target.contentType === 'internalLink') return target.url
  return target.contentType === 'card' ? undefined : target.slug
}

/** Opens the file itself, and says what kind it is. */
export function AssetLink({ asset, children }: { asset: ImageAsset; children: ReactNode }) {
  if (!isSafeHref(asset.src)) return <NotShown what="link">{children}</NotShown>
  return (
    <TargetLink target={asset.src} file>
      {children}
      {asset.ext !== '' && ` (${asset.ext.toUpperCase()})`}
    </TargetLink>
  )
}

/** §8: the placeholder of an unrecognised node or a failed link. The text inside stays: it may be all a reader needs. */
export function NotShown({ what, children }: { what: RichTextUnreadable['what']; children?: ReactNode }) {
  const t = useTranslate()
  return (
    <span className="rich-text-not-shown">
      {children !== undefined && <span>{children} </span>}
      <em>{t(what === 'link' ? 'content.linkNotShown' : 'content.notShown')}</em>
    </span>
  )
}
