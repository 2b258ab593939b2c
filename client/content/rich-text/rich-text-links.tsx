import type { ReactNode } from 'react'
import type { LinkTarget } from '#shared/contract/rich-text.ts'
import type { ImageAsset } from '#shared/contract/image.ts'
import { isSafeHref } from '#shared/navigation/safe-href.ts'
import { TargetLink } from '../links/target-link.tsx'
import { NotShown } from './not-shown.tsx'

/** A link by its address; one that is not safe fails visibly (§5, §8). */
export function RichTextLink({ uri, children }: { uri: string; children: ReactNode }) {
  return isSafeHref(uri) ? <TargetLink target={uri}>{children}</TargetLink> : <NotShown what="link">{children}</NotShown>
}

export function EntryLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  const address = addressOf(target)
  if (address !== undefined && !isSafeHref(address)) return <NotShown what="link">{children}</NotShown>
  return <TargetLink target={target}>{children}</TargetLink>
}

/** Opens the file itself. What kind it is stands with it where the words do not say so. */
export function AssetLink({ asset, children }: { asset: ImageAsset; children: ReactNode }) {
  if (!isSafeHref(asset.src)) return <NotShown what="link">{children}</NotShown>
  return (
    <TargetLink target={asset.src} file>
      {children}
      {asset.ext !== '' && ` (${asset.ext.toUpperCase()})`}
    </TargetLink>
  )
}

function addressOf(target: LinkTarget): string | undefined {
  if (typeof target === 'string') return target
  if (target.contentType === 'internalLink') return target.url
  return target.contentType === 'card' ? undefined : target.slug
}
