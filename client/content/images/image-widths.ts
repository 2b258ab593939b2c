import { SERVICE_WIDTHS } from '#shared/images/image-sizes.ts'

/** §9: the content provider's scales. */
const PROVIDER_SCALES = [1, 1.5, 2]
/** What a screen shows of a picture at most: §9's highest density. */
const MAX_DENSITY = 2
/** What a phone shows a full-width picture in: without it every phone would fetch the desktop's. */
const PHONE_WIDTH = 420

/** Of the widths there are, those for a picture shown at most `shown` CSS pixels wide: the last is enough, or all the picture has. */
export function serviceWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.min(MAX_DENSITY * shown, intrinsic ?? Infinity)
  const enough = SERVICE_WIDTHS.findIndex((width) => width >= most)
  return SERVICE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
}

/** Of the content provider: the size shown, and a phone's, in three scales, never above what the picture has. */
export function providerWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.round(Math.min(Math.max(...PROVIDER_SCALES) * shown, intrinsic ?? Infinity))
  const widths = [Math.min(PHONE_WIDTH, shown), shown].flatMap((width) => PROVIDER_SCALES.map((scale) => Math.round(width * scale)))
  return [...new Set([...widths.filter((width) => width < most), most])].toSorted((a, b) => a - b)
}
