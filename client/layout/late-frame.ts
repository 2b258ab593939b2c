// Parts of the frame whose code nobody needs before they see them. They are in every page, so every navigation brings it.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { SiteKept } from '../navigation/site-kept.tsx'
import { late } from '../ui/late-component.tsx'

const RESTS = { rests: SiteKept }

export const SiteFooter = late('client/layout/site-footer.tsx', async () => (await import('./site-footer.tsx')).SiteFooter, RESTS)
export const MenuDrawer = late('client/layout/menu-drawer.tsx', async () => (await import('./menu-drawer.tsx')).MenuDrawer, RESTS)

/** Rejects when it cannot be had. */
export async function preloadFrame(locale: LocaleCode): Promise<void> {
  await Promise.all([SiteFooter.preload(locale), MenuDrawer.preload(locale)])
}
