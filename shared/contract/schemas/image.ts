import * as z from 'zod'
import { readImage } from '../read-image.ts'

/** Pictures are content even in strict answers: a broken one is no picture, not a failed call. */
export const imageSchema = z
  .unknown()
  .transform((value) => readImage(value))
  .optional()
