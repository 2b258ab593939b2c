import type { KeyboardEvent } from 'react'

/** Safari sends Enter with this code after it has ended the composition. */
const COMPOSING_KEY_CODE = 229

/** True while an input method composes a word: Enter and arrows then choose among its suggestions. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE
}
