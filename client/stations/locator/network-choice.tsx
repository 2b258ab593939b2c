import { NETWORKS } from '#shared/contract/station.ts'
import { withService } from './locator-changes.ts'
import { type FilterChoice, useLocatorQuery } from './locator-context.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Which network's stations: what `?service=MAIN` chooses (§2.2). */
export function NetworkChoice({ choice }: { choice: FilterChoice | undefined }) {
  const t = useTranslate('stations')
  const { query } = useLocatorQuery()
  return (
    <fieldset className="locator-group">
      <legend className="locator-group-title">{t('filters.network')}</legend>
      <ul>
        {[undefined, ...NETWORKS].map((network) => (
          <li key={network ?? 'all'}>
            <label className="locator-option">
              <input
                type="radio"
                name="service"
                value={network ?? ''}
                {...(choice
                  ? { checked: choice.query.service === network, onChange: () => choice.choose((now) => withService(now, network)) }
                  : { defaultChecked: query.service === network })}
              />
              <span className="locator-option-name">{t(`networks.${network ?? 'all'}`)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
