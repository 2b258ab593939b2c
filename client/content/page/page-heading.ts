import type { Block } from '#shared/contract/block.ts'
import type { Page } from '#shared/contract/page.ts'

/** Which block carries the page's one h1: the first hero, else the page's station or article. Undefined: the page gets a heading of its own. */
export function headingBlock({ body, contentType, article, station }: Page): Block | undefined {
  const hero = body.find((block) => block.contentType === 'hero')
  if (hero) return hero
  const header = station && body.find((block) => block.contentType === 'stationHeader')
  if (header) return header
  return contentType === 'articlePage' || article ? body.find((block) => block.contentType === 'articleBlock') : undefined
}
