// What few pages have, anywhere among their text: it stands in the server's HTML until it is seen, and every navigation brings it.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { SiteKept } from '../navigation/site-kept.tsx'
import { late } from '../ui/late-component.tsx'

const RESTS = { rests: SiteKept }

export const RichTextTable = late(
  'client/content/rich-text/rich-text-table.tsx',
  async () => (await import('./rich-text/rich-text-table.tsx')).RichTextTable,
  RESTS,
)
export const Video = late('client/content/video/video.tsx', async () => (await import('./video/video.tsx')).Video, RESTS)

/** Rejects when it cannot be had. */
export async function preloadContent(locale: LocaleCode): Promise<void> {
  await Promise.all([RichTextTable.preload(locale), Video.preload(locale)])
}
