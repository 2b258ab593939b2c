/** §9: the accepted asset extensions, by how they are shown. */
const IMAGES = new Set(['jpeg', 'jpg', 'gif', 'png', 'webp', 'svg'])
const VIDEOS = new Set(['mp4', 'webm'])
const DOCUMENTS = new Set(['pdf'])

/** How an asset is shown; undefined for what the site does not accept. One without an extension is taken for a picture. */
export function assetKind(ext: string): 'image' | 'video' | 'document' | undefined {
  const known = ext.toLowerCase()
  if (known === '' || IMAGES.has(known)) return 'image'
  if (VIDEOS.has(known)) return 'video'
  return DOCUMENTS.has(known) ? 'document' : undefined
}
