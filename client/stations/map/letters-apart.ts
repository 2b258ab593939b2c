import type { Map as MapLibre } from 'maplibre-gl'
import { nextTask } from '../../ui/next-task.ts'

const AT_ONCE = 4

/** Without glyphs in its style MapLibre draws the letters of names itself, a hundred in one task; here a few at a time. For each new style. */
export function drawLettersApart({ style: { glyphManager } }: MapLibre): void {
  const getGlyphs = glyphManager.getGlyphs.bind(glyphManager)

  glyphManager.getGlyphs = async (asked) => {
    for (const [stack, variants] of Object.entries(asked)) {
      for (const [variant, letters] of Object.entries(variants)) {
        const unknown = letters.filter((letter) => glyphManager.entries[stack]?.glyphs[variant]?.[letter] === undefined)
        for (let from = 0; from < unknown.length; from += AT_ONCE) {
          await nextTask()
          await getGlyphs({ [stack]: { [variant]: unknown.slice(from, from + AT_ONCE) } })
        }
      }
    }
    return getGlyphs(asked)
  }
}
