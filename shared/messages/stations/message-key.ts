import type { TextPath, Texts } from '../text-path.ts'
import type { messages } from './en-EU.ts'

/** The words of the locator and the station pages in one locale, loaded with them. English has the keys, the other three are held to them. */
export type StationMessages = Texts<typeof messages>

/** 'status.openNow' */
export type StationMessageKey = TextPath<StationMessages>
