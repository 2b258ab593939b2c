/** §5, on the scale of 0 (black) to 255 (white). */
const LIGHT_TEXT_BELOW = 110

/**
 * The text colour that is readable on a colour of the content (§5): light below the threshold, else
 * dark. Dark if the colour is not hex.
 */
export function textColorOn(color: string | undefined): 'light' | 'dark' {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(color ?? '')?.[1]
  if (digits === undefined) return 'dark'
  const channels =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  // in ten-thousandths, because a rounding error could put a grey of exactly 110 below the
  // threshold
  const luminance = 2126 * red + 7152 * green + 722 * blue
  return luminance < LIGHT_TEXT_BELOW * 10_000 ? 'light' : 'dark'
}
