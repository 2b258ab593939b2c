import { useId } from 'react'
import type { RulesPage } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'
import { SearchTools } from '../ui/search-tools.tsx'
import type { RulesQuery } from './rules-query.ts'

const MORE_FILTERS = ['new', 'changed', 'removed', 'expired', 'planned', 'prefix', 'example'] as const
const PROBLEMS = [
  'hidden-page',
  'dead',
  'loop',
  'chain',
  'duplicate',
  'case-variant',
  'never-asked',
  'redundant',
  'wildcard',
  'unknown-host',
  'unsafe',
  'encoding',
] as const

interface RulesToolsProps {
  query: RulesQuery
  page: RulesPage | undefined
  onChange: (params: Partial<RulesQuery>) => void
}

/** Search and filters of the rules. They are in the address, so they survive Back, a reload and a shared link. */
export function RulesTools({ query, page, onChange }: RulesToolsProps) {
  const { t } = useTexts()
  const id = useId()
  const isMore = [...MORE_FILTERS, ...PROBLEMS].some((name) => name === query.filter)
  const { counts } = page ?? {}
  const owner = query.filter.startsWith('owner:') ? query.filter.slice('owner:'.length) : undefined
  return (
    <SearchTools
      label={t('rules.search')}
      q={query.q}
      onSearch={(q) => onChange({ q })}
      filter={query.filter}
      onFilter={(filter) => onChange({ filter })}
      filters={[
        { name: '', label: t('filters.all'), amount: page?.total },
        { name: 'draft', label: t('filters.draft'), amount: counts?.draft },
        { name: 'finding', label: t('filters.finding'), amount: counts?.finding },
        { name: 'expiring', label: t('filters.expiring'), amount: counts?.expiring },
        { name: 'unvisited', label: t('filters.unvisited'), amount: counts?.unvisited },
      ]}
    >
      <label className="hidden" htmlFor={id}>
        {t('filters.more')}
      </label>
      <select
        id={id}
        className="pickbox"
        value={isMore || owner !== undefined ? query.filter : ''}
        onChange={({ target: { value } }) => onChange({ filter: value })}
      >
        <option value="">{t('filters.more')}</option>
        <optgroup label={t('columns.state')}>
          {MORE_FILTERS.map((name) => (
            <option key={name} value={name}>
              {t(`filters.${name}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('views.findings')}>
          {PROBLEMS.map((name) => (
            <option key={name} value={name}>
              {t(`problems.${name}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('columns.owner')}>
          {page?.owners.map((name) => (
            <option key={name} value={`owner:${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </SearchTools>
  )
}
