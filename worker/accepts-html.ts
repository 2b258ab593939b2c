import type { HonoRequest } from 'hono'

/** Browsers accept HTML when they open a page; without the header, everything is accepted. */
export function acceptsHtml(request: HonoRequest): boolean {
  return /text\/html|application\/xhtml|\*\/\*|^$/i.test(request.header('accept') ?? '')
}
