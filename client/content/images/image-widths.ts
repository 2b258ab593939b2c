/** §9: the image screens xs, sm, md, lg, xl, xxl, and the densities. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536]
const DENSITIES = [1, 2]
/** §9: the content provider's scales. */
const PROVIDER_SCALES = [1, 1.5, 2]
/** What a phone shows a full-width picture in: without it every phone would fetch the desktop's. */
const PHONE_WIDTH = 420

/** Widths to offer of a picture shown at most `shown` CSS pixels wide: those of the screens, never above what the picture has. */
export function serviceWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.min(Math.max(...DENSITIES) * shown, intrinsic ?? Infinity)
  return upTo(
    most,
    SCREENS.flatMap((screen) => DENSITIES.map((density) => screen * density)),
  )
}

/** The same of the content provider: the size shown, and a phone's, in three scales. */
export function providerWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.min(Math.max(...PROVIDER_SCALES) * shown, intrinsic ?? Infinity)
  return upTo(
    most,
    [Math.min(PHONE_WIDTH, shown), shown].flatMap((width) => PROVIDER_SCALES.map((scale) => Math.round(width * scale))),
  )
}

/** Ascending, each once, ending with the most there is. */
function upTo(most: number, widths: number[]): number[] {
  const offered = widths.filter((width) => width < most)
  return [...new Set([...offered, Math.round(most)])].toSorted((a, b) => a - b)
}
