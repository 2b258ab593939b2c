import { createContext, useContext } from 'react'
import type { PageParts } from './page-parts.ts'

const AnchorsContext = createContext<PageParts['anchors']>(new Map())

export const AnchorsProvider = AnchorsContext.Provider

/** The id of a part of the page; undefined where it stands outside the page, in a dialog for instance. */
export function useAnchor(part: object): string | undefined {
  return useContext(AnchorsContext).get(part)
}
