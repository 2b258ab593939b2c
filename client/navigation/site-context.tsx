import { createContext, useContext } from 'react'
import { localizedHref, type SiteAddressing } from '#shared/locale/locale-links.ts'
import type { ShownSwitches } from '#shared/controls/shown-switches.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'

/** What any part of a page may need to know about its page and site. */
export interface Site {
  addressing: SiteAddressing
  config: SiteConfig
  /** what operators have switched off, or say to all visitors */
  switches: ShownSwitches
  /** of the page shown: normalised, without locale prefix */
  path: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}

/** The page shown, as links to it are written: without query. */
export function usePageHref(): string {
  const { addressing, path } = useSite()
  return localizedHref(path, addressing)
}
