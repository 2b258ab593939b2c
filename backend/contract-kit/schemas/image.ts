import * as z from 'zod'
import { fileAddress, text, webAddress } from './values.ts'

const share = z.number().min(0).max(1)

/** A picture, video or document of the content provider. Other fields are not read. */
export const imageSchema = z
  .object({
    id: text,
    title: text.optional(),
    alt: text.optional(),
    name: text.optional(),
    ext: text,
    width: z.number().positive().optional(),
    height: z.number().positive().optional(),
    focalPoint: z.object({ x: share, y: share }).optional(),
    metadataValues: z.record(z.string(), z.unknown()).optional(),
    copyright: text.optional(),
    description: text.optional(),
    created: text.optional(),
    tags: z.array(text).optional(),
    licenses: z.array(text).optional(),
    type: text.optional(),
    appVersion: text.optional(),
    generic_url: webAddress.optional(),
    preview_url: webAddress.optional(),
    dynamic_url: webAddress.optional(),
    src: fileAddress,
  })
  .meta({ id: 'ImageAsset' })
