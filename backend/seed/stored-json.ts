import { SCENES } from '../content/pictures.ts'
import { ORIGIN_PLACEHOLDER } from '../origin-placeholder.ts'

/**
 * Content as JSON with pictures (/media/…) at this backend's address. Every second picture gets a
 * content-provider address (§7), so that the site uses both /_ipx and the provider's own cropping.
 */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isEmbeddedAsset(part) ? addressed(part) : part,
  )
}

const PROVIDED = new Set(Object.keys(SCENES).filter((_name, index) => index % 2 === 0))

type EmbeddedAsset = { src: string; name?: unknown; ext?: unknown }

function isEmbeddedAsset(value: unknown): value is EmbeddedAsset {
  return (
    typeof value === 'object' &&
    value !== null &&
    'src' in value &&
    typeof value.src === 'string' &&
    value.src.startsWith('/media/')
  )
}

function addressed(asset: EmbeddedAsset) {
  const src = ORIGIN_PLACEHOLDER + asset.src
  if (typeof asset.name !== 'string' || !PROVIDED.has(asset.name)) return { ...asset, src }
  return {
    ...asset,
    src,
    dynamic_url: `${ORIGIN_PLACEHOLDER}/assets/${asset.name}.${String(asset.ext)}`,
  }
}
