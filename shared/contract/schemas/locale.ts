import * as z from 'zod'
import { LOCALE_CODES } from '../../locale/locales.ts'

export const localeSchema = z.enum(LOCALE_CODES)
