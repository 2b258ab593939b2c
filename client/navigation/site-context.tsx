import { createContext, useContext } from 'react'
import type { PageResponse } from '#shared/contract/page.ts'
import type { ShownSwitches } from '#shared/controls/shown-switches.ts'
import { localizedHref, type SiteAddressing } from '#shared/locale/locale-links.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'

/** What any component may need to know about its page and site. */
export interface Site {
  addressing: SiteAddressing
  config: SiteConfig
  /** features that operators have switched off, and their message to all visitors */
  switches: ShownSwitches
  /** of the current page: normalised, without locale prefix */
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be called inside a SiteProvider')
  return site
}

/** The current page as links write it, without query. */
export function usePageHref(): string {
  const { addressing, path } = useSite()
  return localizedHref(path, addressing)
}
