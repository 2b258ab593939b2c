import { createContext, useContext } from 'react'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'

/** What every part of a page may need to know of where it stands. */
export interface Site {
  addressing: SiteAddressing
  config: SiteConfig
  /** of the page shown: normalised, without locale prefix */
  path: string
  /** '' or '?…' of the address; '' on the server, where pages do not depend on it */
  search: string
  localizedPagePaths: PageResponse['localizedPagePaths']
}

const SiteContext = createContext<Site | undefined>(undefined)

export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
