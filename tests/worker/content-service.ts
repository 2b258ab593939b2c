import type { Answer } from './site.ts'

export const PAGE_ENDPOINT = '/cms-view/v1/content/page'
export const LAYOUT_ENDPOINT = '/cms-view/v1/content/layout'
export const SEARCH_ENDPOINT = '/cms-view/v1/search'

export const LAYOUT = {
  navigation: [
    {
      id: 'private',
      url: '/yksityisille',
      text: 'Yksityisille',
      children: [],
      visibleInNavigation: true,
    },
  ],
  footer: { iconLinks: [], linkGroups: [], appDownloads: [], socialLinks: [], extraLinks: [] },
}

/**
 * A content service with these pages, by 'path' or 'locale path', and the same layout for every
 * locale.
 */
export function contentService(
  pages: Record<string, unknown>,
  layout: unknown = LAYOUT,
): Record<string, Answer> {
  return {
    [PAGE_ENDPOINT]: (request) => {
      const path = new URL(request.url).searchParams.get('path') ?? ''
      const key = `${request.headers.get('x-st1-locale')} ${path}`
      const page = Object.hasOwn(pages, key)
        ? pages[key]
        : Object.hasOwn(pages, path)
          ? pages[path]
          : undefined
      return page === undefined ? new Response(null, { status: 404 }) : Response.json(page)
    },
    [LAYOUT_ENDPOINT]: () => Response.json(layout),
    [SEARCH_ENDPOINT]: () => Response.json({ items: [], total: 0, page: 1, limit: 9 }),
  }
}

/**
 * A content service with a list of articles at /artikkeli, nine per page. `asked` has the requested
 * pages.
 */
export function articleList(total: number): { answers: Record<string, Answer>; asked: number[] } {
  const asked: number[] = []
  const list = { contentType: 'cardList', display: { component: 'articleList' }, tags: [] }
  const answers: Record<string, Answer> = {
    ...contentService({ '/artikkeli': pageResponse('Artikkelit', { body: [list] }) }),
    [SEARCH_ENDPOINT]: async (request) => {
      const { page } = await request.json<{ page: number }>()
      asked.push(page)
      const items = [
        {
          id: `a${page}`,
          title: `Article of page ${page}`,
          slug: `/article/${page}`,
          created: '2026-01-01',
          tags: [],
        },
      ]
      return Response.json({ items, total, page, limit: 9 })
    },
  }
  return { answers, asked }
}

export function pageResponse(
  title: string,
  more: object = {},
  localizedPagePaths: object = {},
): object {
  return {
    localizedPagePaths,
    content: { slug: '/', title, body: [], contentType: 'standardPage', ...more },
  }
}

/** A page whose card list redirects (§2.1). */
export function redirectPage(url: string): object {
  return pageResponse('Redirect', {
    body: [{ contentType: 'cardList', display: { component: 'redirect', url } }],
  })
}
