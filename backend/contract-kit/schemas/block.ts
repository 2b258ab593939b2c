import * as z from 'zod'
import { articleSchema } from './article.ts'
import { formSchema } from './form.ts'
import { imageSchema } from './image.ts'
import { cardSchema, linkSchema, richTextSchema } from './rich-text.ts'
import { href, text } from './values.ts'

const links = z.array(linkSchema).optional()

const video = imageSchema.extend({ ext: z.enum(['mp4', 'webm']) })

const COMPONENTS = [
  'grid',
  'carousel',
  'accordion',
  'quickNavigation',
  'productList',
  'articleList',
  'newsList',
] as const

const cardList = z.object({
  contentType: z.literal('cardList'),
  title: text.optional(),
  display: z.discriminatedUnion('component', [
    z.object({ component: z.enum(COMPONENTS), url: href.optional() }),
    z.object({ component: z.literal('redirect'), url: href }),
  ]),
  cards: z.array(cardSchema).optional(),
  links,
  tags: z.array(text).optional(),
})

export const blockSchema = z
  .discriminatedUnion('contentType', [
    z.object({
      contentType: z.literal('hero'),
      title: text,
      text: richTextSchema.optional(),
      image: imageSchema.optional(),
      video: video.optional(),
      links,
      theme: z.enum(['primary', 'secondary', 'tertiary']).optional(),
      stationSearch: z.boolean().optional(),
    }),
    z.object({ contentType: z.literal('richText'), title: text.optional(), text: richTextSchema }),
    cardList,
    z.object({ contentType: z.literal('articleBlock'), article: articleSchema }),
    z.object({
      contentType: z.enum(['stationLocator', 'holidayHours']),
      title: text.optional(),
    }),
    z.object({ contentType: z.literal('form'), form: formSchema }),
    z.object({ contentType: z.literal('cart'), links }),
    z.object({
      contentType: z.enum([
        'search',
        'stationHeader',
        'stationLunch',
        'stationFunctions',
        'stationMap',
        'checkout',
        'orderStatus',
        'customerPages',
        'savedPages',
      ]),
    }),
  ])
  .meta({ id: 'Block', description: 'The site drops blocks of an unknown kind' })
