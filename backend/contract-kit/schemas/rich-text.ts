// Rich text, links and cards in one file, because they contain each other.

import * as z from 'zod'
import { MARKS } from '#shared/contract/rich-text-document.ts'
import { imageSchema } from './image.ts'
import { productSchema } from './product.ts'
import { color, href, sitePath, text } from './values.ts'

// Recursive schemas are lazy and named. The type annotations end TypeScript's inference.
const blocks: z.ZodType = z.lazy(() => z.array(block)).meta({ id: 'RichTextBlocks' })
const inlines: z.ZodType = z.lazy(() => z.array(inline)).meta({ id: 'RichTextInlines' })
const target: z.ZodType = z.lazy(() => linkTarget).meta({ id: 'LinkTarget' })

const textNode = z.object({
  nodeType: z.literal('text'),
  value: z.string().optional(),
  marks: z.array(z.object({ type: z.enum(MARKS) })).optional(),
})

const inline = z
  .discriminatedUnion('nodeType', [
    textNode,
    z.object({
      nodeType: z.literal('hyperlink'),
      data: z.object({ uri: href }),
      content: z.array(textNode),
    }),
    z.object({
      nodeType: z.literal('entry-hyperlink'),
      data: z.object({ target }),
      content: z.array(textNode),
    }),
    z.object({
      nodeType: z.literal('asset-hyperlink'),
      data: z.object({ target: imageSchema }),
      content: z.array(textNode),
    }),
  ])
  .meta({ id: 'RichTextInline' })

const span = z.int().min(1).max(100).optional()
const cell = z.object({
  nodeType: z.enum(['table-cell', 'table-header-cell']),
  content: blocks,
  data: z.object({ colspan: span, rowspan: span }).optional(),
})
const row = z.object({ nodeType: z.literal('table-row'), content: z.array(cell) })
const item = z.object({ nodeType: z.literal('list-item'), content: blocks })
const HEADINGS = [
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
] as const

const block = z
  .discriminatedUnion('nodeType', [
    z.object({ nodeType: z.enum(['paragraph', ...HEADINGS]), content: inlines }),
    z.object({ nodeType: z.enum(['ordered-list', 'unordered-list']), content: z.array(item) }),
    z.object({ nodeType: z.literal('blockquote'), content: blocks }),
    z.object({ nodeType: z.literal('hr') }),
    z.object({ nodeType: z.literal('table'), content: z.array(row) }),
    z.object({
      nodeType: z.literal('embedded-asset-block'),
      data: z.object({ target: imageSchema }),
    }),
  ])
  .meta({ id: 'RichTextBlock' })

export const richTextSchema = z.object({ nodeType: z.literal('document'), content: blocks }).meta({
  id: 'RichText',
  description: 'A Contentful document with inline assets and link targets',
})

/** Without text, its picture needs an alt. */
export const linkSchema = z
  .object({
    text: text.optional(),
    target,
    image: imageSchema.optional(),
    sameTab: z.boolean().optional(),
  })
  .refine((link) => (link.text ?? link.image?.alt) !== undefined, {
    path: ['text'],
    message: 'expected a text, or a picture with an alt',
  })
  .meta({ id: 'ContentLink' })

export const cardSchema = z
  .object({
    contentType: z.literal('card'),
    id: text,
    title: text.optional(),
    text: richTextSchema.optional(),
    image: imageSchema.optional(),
    links: z.array(linkSchema).optional(),
    color: color.optional(),
    product: productSchema.optional(),
  })
  .meta({ id: 'Card' })

const linkTarget = z.union([
  href,
  z.discriminatedUnion('contentType', [
    z.object({ contentType: z.enum(['standardPage', 'articlePage']), slug: sitePath }),
    z.object({ contentType: z.literal('internalLink'), url: href }),
    cardSchema,
  ]),
])
