import type { Context } from 'hono'
import { searchRequestSchema } from '#shared/contract/requests.ts'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { searchArticles } from '../queries/search-articles.ts'
import { readBody } from '../read-body.ts'

export async function searchContent(c: Context<BackendEnv>): Promise<Response> {
  const search = await readBody(c, searchRequestSchema)
  if (search instanceof Response) return search
  const { teasers, total } = await searchArticles(c.env.DB, c.get('locale'), search)
  return answerStored(c, `{"items":[${teasers.join(',')}],"total":${total},"page":${search.page},"limit":${search.limit}}`)
}
