import { formatPrice } from '../cart/price.ts'
import { StationBlockView, type StationBlockProps } from '../stations/page/station-block.tsx'

/** A station page's block, with the shop's way to write prices (§9): features do not know each other. */
export default function StationView(props: Omit<StationBlockProps, 'formatPrice'>) {
  return <StationBlockView {...props} formatPrice={formatPrice} />
}
