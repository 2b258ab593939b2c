import * as z from 'zod'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { articleSchema } from './article.ts'
import { blockSchema } from './block.ts'
import { imageSchema } from './image.ts'
import { jobSchema } from './job.ts'
import { stationSchema } from './station.ts'
import { sitePath, text } from './values.ts'

const shared = {
  slug: sitePath.describe("'/' is the landing page"),
  title: text,
  body: z.array(blockSchema),
  noIndex: z.boolean().optional(),
  description: text.optional(),
  openGraphTitle: text.optional(),
  openGraphDescription: text.optional(),
  openGraphImage: imageSchema.optional(),
  article: articleSchema.optional(),
  station: stationSchema.optional(),
  job: jobSchema.optional(),
}

export const pageSchema = z
  .object({
    localizedPagePaths: z
      .partialRecord(z.enum(LOCALE_CODES), sitePath)
      .describe('the same page in the other locales'),
    content: z.discriminatedUnion('contentType', [
      z.object({ contentType: z.enum(['standardPage', 'cardListPage']), ...shared }),
      z.object({ contentType: z.literal('articlePage'), ...shared, article: articleSchema }),
      z.object({ contentType: z.literal('stationPage'), ...shared, station: stationSchema }),
    ]),
  })
  .meta({ id: 'PageResponse' })
