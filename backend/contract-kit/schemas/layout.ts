import * as z from 'zod'
import { imageSchema } from './image.ts'
import { linkSchema } from './rich-text.ts'
import { href, text, webAddress } from './values.ts'

const children: z.ZodType = z.lazy(() => z.array(navigationItem)).meta({ id: 'NavigationItems' })

/** An item without a page has children and no url. */
const navigationItem = z
  .object({
    id: text,
    url: href.optional(),
    text,
    image: imageSchema.optional(),
    children,
    visibleInNavigation: z.boolean(),
  })
  .meta({ id: 'NavigationItem' })

const links = z.array(linkSchema)

const footer = z.object({
  iconLinks: links,
  linkGroups: z.array(z.object({ title: text, links })),
  appDownloads: z
    .array(
      z.object({
        title: text,
        store: z.enum(['appStore', 'googlePlay']),
        url: webAddress,
        image: imageSchema.optional(),
      }),
    )
    .max(4)
    .describe('1 and 2: the first block; 3 and 4: the business app'),
  socialLinks: z.array(z.object({ name: text, url: webAddress.optional() })),
  extraLinks: z.array(
    z
      .object({ text, url: href.optional(), action: z.enum(['cookieConsent', 'terms']).optional() })
      .refine(
        ({ url, action }) => url !== undefined || action !== undefined,
        'expected a url or an action',
      ),
  ),
  company: z
    .object({
      name: text,
      address: text.optional(),
      facts: z.array(z.object({ label: text, value: text })).optional(),
    })
    .optional(),
})

export const layoutSchema = z
  .object({
    navigation: z.array(navigationItem),
    logo: imageSchema.optional(),
    quickNavigation: links.optional(),
    footer,
    errorLinks: z
      .object({
        reportProblem: linkSchema.optional(),
        customerService24h: linkSchema.optional(),
        feedbackContact: linkSchema.optional(),
      })
      .optional(),
  })
  .meta({ id: 'Layout' })
