import * as z from 'zod'
import { EMPLOYMENT_TYPES } from '#shared/contract/job.ts'
import { COUNTRIES } from '#shared/locale/locales.ts'
import { day, text } from './values.ts'

export const jobSchema = z
  .object({
    title: text,
    description: text.describe('the whole text of the page, for search engines'),
    employer: text,
    employmentType: z.enum(EMPLOYMENT_TYPES),
    datePosted: day,
    validThrough: day.optional().describe('the last day of the application'),
    places: z.array(z.object({ city: text, country: z.enum(COUNTRIES) })).min(1),
  })
  .meta({ id: 'Job' })
