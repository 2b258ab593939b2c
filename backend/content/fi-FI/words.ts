// Links and rich text for the Finnish content.

import { contentFor } from '../source.ts'

export const { md, path, to, navigationItem } = contentFor('fi-FI')
