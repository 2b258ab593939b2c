import type { Block, Page } from '#shared/contract/content.ts'

/** Which block carries the page's one h1: the first hero, else the page's article. Undefined: the page gets a heading of its own. */
export function headingBlock({ body, contentType, article }: Page): Block | undefined {
  const hero = body.find((block) => block.contentType === 'hero')
  if (hero) return hero
  return contentType === 'articlePage' || article ? body.find((block) => block.contentType === 'articleBlock') : undefined
}
