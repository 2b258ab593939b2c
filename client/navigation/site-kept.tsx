import { useState } from 'react'
import type { Keeper } from '../ui/resting.tsx'
import { SiteProvider, useSite } from './site-context.tsx'

/** A part that rests (ui/resting.tsx) stays on the site as it was when the part was sent. */
export const SiteKept: Keeper = ({ asleep, children }) => {
  const site = useSite()
  const [first] = useState(site)
  return <SiteProvider value={asleep ? first : site}>{children}</SiteProvider>
}
