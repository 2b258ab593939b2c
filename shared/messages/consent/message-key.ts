import type { Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of the consent dialog in one locale. None has a placeholder: they are read off, not translated by key. */
export type ConsentMessages = Texts<typeof messages>
