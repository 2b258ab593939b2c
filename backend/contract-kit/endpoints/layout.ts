import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { type EndpointContract, oneRequest } from '../endpoint-contract.ts'
import type { Expected } from '../expected.ts'
import { layoutSchema } from '../schemas/layout.ts'

const layout: Expected = { status: 200, description: 'Navigation, footer and the links of the error page', body: layoutSchema }

export const layoutContract: EndpointContract = {
  key: 'layout',
  summary: 'The frame of every page of a locale',
  section: 'layout',
  answers: [layout],
  checks: LOCALE_CODES.map((locale) => oneRequest(`the layout of ${locale}`, { locale }, layout)),
}
