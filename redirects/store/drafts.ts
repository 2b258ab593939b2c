import type { LocaleCode } from '#shared/locale/locales.ts'
import { openDraft as openStored, type OpenDraft as StoredDraft } from '../drafts/change-draft.ts'
import { publicationsOf } from '../versions/publications.ts'
import type { Stores } from './stores.ts'

export { draftSize } from '../drafts/draft-store.ts'

export interface OpenDraft extends Omit<StoredDraft, 'base'> {
  /** number of the publication that the draft is based on; 0: nothing was live */
  base: number
}

export async function openDraft(stores: Stores, locale: LocaleCode): Promise<OpenDraft> {
  const [draft, publications] = await Promise.all([openStored(stores, locale), publicationsOf(stores.db, locale)])
  return { ...draft, base: publications.find(({ version }) => version === draft.base)?.seq ?? 0 }
}
