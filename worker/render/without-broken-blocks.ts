import type { ShownResult } from '#shared/navigation/page-result.ts'

type Page = Extract<ShownResult, { kind: 'page' }>

/** The page with the blocks that can be drawn, each tried by itself; undefined where it is none of them that breaks it. */
export async function withoutBrokenBlocks(page: Page, draw: (page: Page) => Promise<unknown>): Promise<Page | undefined> {
  const { body } = page.page.content
  const withBody = (blocks: typeof body): Page => ({ ...page, page: { ...page.page, content: { ...page.page.content, body: blocks } } })
  const drawn = await Promise.allSettled(body.map((block) => draw(withBody([block]))))
  const drawable = body.filter((_, index) => drawn[index]?.status === 'fulfilled')
  return drawable.length < body.length ? withBody(drawable) : undefined
}
