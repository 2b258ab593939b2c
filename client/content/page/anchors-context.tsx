import { createContext, useContext } from 'react'
import type { PageParts } from './page-parts.ts'

const AnchorsContext = createContext<PageParts['anchors']>(new Map())

export const AnchorsProvider = AnchorsContext.Provider

/** The id of a part of the page; undefined outside the page, for example in a dialog. */
export function useAnchor(part: object): string | undefined {
  return useContext(AnchorsContext).get(part)
}
