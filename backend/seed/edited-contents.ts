import { content as enEU } from '../content/en-EU/index.ts'
import { content as fiFI } from '../content/fi-FI/index.ts'
import { fillNumbers } from '../content/fill-numbers.ts'
import { content as noNO } from '../content/no-NO/index.ts'
import type { Contents } from '../content/source.ts'
import { content as svSE } from '../content/sv-SE/index.ts'

export const EDITED_CONTENTS: Contents = {
  'fi-FI': fillNumbers('fi-FI', fiFI),
  'en-EU': fillNumbers('en-EU', enEU),
  'sv-SE': fillNumbers('sv-SE', svSE),
  'no-NO': fillNumbers('no-NO', noNO),
}
