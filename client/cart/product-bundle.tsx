import type { BundleMember } from '#shared/contract/products.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { Icon } from '../ui/icon.tsx'

/** What a bundle holds: '5 × Perfect wash'. */
export function ProductBundle({ members }: { members: BundleMember[] }) {
  const t = useTranslate()
  return (
    <ul className="content-bundle" aria-label={t('products.includes')}>
      {members.map(({ amount, product }, index) => (
        <li key={`${product.code}-${index}`}>
          <Icon name="check" />
          {`${amount} × ${product.globalName}`}
        </li>
      ))}
    </ul>
  )
}
