import { hills, snowField } from './land.ts'
import type { Mood } from './mood.ts'
import { BLUE_HOUR, MORNING, NIGHT_SKY } from './mood.ts'
import { clouds, lowSun, sky, stars } from './sky.ts'
import { treeline } from './trees.ts'

export interface OutdoorsPlan {
  mood: Mood
  horizon?: number
  seed: number
  sunX: number
  height?: number
  trees?: readonly [number, number]
}

/** Sky, light, hills, forest and snow: what is behind every scene in the open. */
export function outdoors({ mood, horizon = 730, seed, sunX, height = 150, trees = [24, 92] }: OutdoorsPlan): string {
  return [
    sky(horizon),
    mood === MORNING ? '' : stars(seed, mood === NIGHT_SKY ? 130 : 50, horizon * 0.6),
    clouds(seed + 1, horizon * 0.42, horizon * 0.84, mood === NIGHT_SKY ? 3 : 8, cloudColor(mood), mood === MORNING ? 0.5 : 0.26),
    mood === NIGHT_SKY
      ? ''
      : lowSun(sunX, mood === MORNING ? horizon - 52 : horizon + 4, mood === MORNING ? 0.8 : 0.9, mood === MORNING ? 34 : 0),
    hills(mood, horizon + 2, seed + 2, height),
    treeline(seed + 5, horizon + 4, -40, 1960, trees[0], trees[1], mood.treeline),
    snowField(horizon),
  ].join('')
}

function cloudColor(mood: Mood): string {
  if (mood === BLUE_HOUR) return '#ffdcae'
  return mood === MORNING ? '#fff6e2' : '#335a87'
}
