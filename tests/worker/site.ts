// Knocks on the worker's door in workerd, with the real bindings and a backend played by functions.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import worker from '../../worker/index.ts'

export type Answer = (request: Request) => Response | Promise<Response>

/** What the backend answers, by the path at BACKEND_URL; unknown paths answer 404. Returns the requests it got. */
export function playBackend(answers: Record<string, Answer>): Request[] {
  const requests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const answer = answers[new URL(request.url).pathname]
    return answer ? answer(request) : new Response(null, { status: 404 })
  })
  return requests
}

/** A content service with these pages (path → page) and the same layout for every locale. */
export function contentService(pages: Record<string, unknown>, layout: unknown = { navigation: [], footer: {} }): Record<string, Answer> {
  return {
    '/cms-view/v1/content/page': (request) => {
      const path = new URL(request.url).searchParams.get('path') ?? ''
      const key = `${request.headers.get('x-st1-locale')} ${path}`
      const page = Object.hasOwn(pages, key) ? pages[key] : pages[path]
      return page === undefined ? new Response(null, { status: 404 }) : Response.json(page)
    },
    '/cms-view/v1/content/layout': () => Response.json(layout),
    '/cms-view/v1/search': () => Response.json({ items: [], total: 0, page: 1, limit: 9 }),
  }
}

export function pageResponse(title: string, more: object = {}): object {
  return { localizedPagePaths: {}, content: { slug: '/', title, body: [], contentType: 'standardPage', ...more } }
}

/** One request, with everything it left to do behind the visitor's back done. Redirects are not followed. */
export async function ask(address: string, init: RequestInit = {}, variables: Record<string, unknown> = {}): Promise<Response> {
  const request = new Request(new URL(address, 'http://localhost'), { redirect: 'manual', ...init })
  const context = createExecutionContext()
  const response = await worker.fetch(request, { ...env, ...variables }, context)
  await waitOnExecutionContext(context)
  return response
}
