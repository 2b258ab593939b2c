import type { ShownSearch } from '#shared/navigation/shown-page.ts'
import { formatPrice } from '../cart/price.ts'
import { SearchPage } from '../search/search-page.tsx'

/** The search, with the shop's way to write prices (§9): features do not know each other. */
export default function SearchView({ block }: { block: ShownSearch }) {
  return <SearchPage block={block} formatPrice={formatPrice} />
}
