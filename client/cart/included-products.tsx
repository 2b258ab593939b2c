import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'

/** The members of a bundle: '5 × Perfect wash'. */
export function IncludedProducts({
  members,
}: {
  members: readonly { amount: number; globalName: string }[]
}) {
  const t = useTranslate('cart')
  if (members.length === 0) return null
  return (
    <ul className="cart-bundle ui-stack ui-small ui-strong" aria-label={t('product.includes')}>
      {members.map(({ amount, globalName }, index) => (
        <li key={`${globalName}-${index}`}>
          <Icon name="check" />
          {`${amount} × ${globalName}`}
        </li>
      ))}
    </ul>
  )
}
