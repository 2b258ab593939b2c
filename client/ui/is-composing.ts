import type { KeyboardEvent } from 'react'

/** Safari sends Enter with this code after the composition has ended. */
const COMPOSING_KEY_CODE = 229

/**
 * True while an input method composes a word: Enter and arrow keys then choose a suggestion of the
 * input method.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE
}
