import { content as enEU } from '../content/en-EU/index.ts'
import { content as fiFI } from '../content/fi-FI/index.ts'
import { content as noNO } from '../content/no-NO/index.ts'
import { content as svSE } from '../content/sv-SE/index.ts'
import type { Contents } from '../content/source.ts'

export const EDITED_CONTENTS: Contents = { 'fi-FI': fiFI, 'en-EU': enEU, 'sv-SE': svSE, 'no-NO': noNO }
