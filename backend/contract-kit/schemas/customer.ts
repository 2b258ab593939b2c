import * as z from 'zod'
import { text } from './values.ts'

export const sessionSchema = z
  .object({})
  .meta({ id: 'Session', description: 'The header x-user-status has the answer' })

export const customerSchema = z
  .object({
    firstName: text,
    lastName: text,
    emailToken: text.describe('the e-mail'),
    phoneNumber: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'expected the format +358401234567')
      .optional(),
  })
  .meta({ id: 'Customer' })

export const cardsSchema = z
  .object({
    cards: z.array(
      z.object({
        id: text,
        name: text,
        maskedNumber: z
          .string()
          .refine(
            (number) => number.replace(/\D/g, '').length <= 4,
            'shows more than the last four digits',
          ),
        validUntil: text,
      }),
    ),
  })
  .meta({ id: 'CustomerCards' })
