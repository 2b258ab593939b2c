import { useId, useState } from 'react'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { type RulesQuery, toggleFilter } from './rules-query.ts'

const FILTERS = ['new', 'changed', 'removed', 'expiring', 'expired', 'planned', 'prefix', 'example'] as const
const PROBLEMS = [
  'dead',
  'loop',
  'chain',
  'duplicate',
  'case-variant',
  'hidden-page',
  'never-asked',
  'redundant',
  'wildcard',
  'unknown-host',
  'unsafe',
  'encoding',
] as const

interface TableToolsProps {
  query: RulesQuery
  onChange: (params: Partial<RulesQuery>) => void
  onAdd: () => void
}

/** Search and filters of the table. They are in the address, so they survive Back, a reload and a shared link. */
export function TableTools({ query, onChange, onAdd }: TableToolsProps) {
  const { t, named } = useTexts()
  const { canEdit } = useSession()
  const id = useId()
  // a state of this component, because the address is updated one render later
  const [text, setText] = useState(query.q)
  const chosen = query.filter.split(',').filter(Boolean)
  return (
    <search className="tools">
      <label htmlFor={`${id}-q`} className="hidden">
        {t('table.search')}
      </label>
      <input
        id={`${id}-q`}
        type="search"
        value={text}
        placeholder={t('table.search')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setText(value)
          onChange({ q: value })
        }}
      />
      <label htmlFor={`${id}-filter`} className="hidden">
        {t('table.filter')}
      </label>
      <select id={`${id}-filter`} value="" onChange={({ target: { value } }) => onChange({ filter: toggleFilter(query.filter, value) })}>
        <option value="">{t('table.filter')}</option>
        <optgroup label={t('table.filterState')}>
          {FILTERS.map((name) => (
            <option key={name} value={name}>
              {t(`filters.${name}`)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('table.filterProblem')}>
          {PROBLEMS.map((name) => (
            <option key={name} value={name}>
              {t(`problems.${name}`)}
            </option>
          ))}
        </optgroup>
      </select>
      {canEdit && (
        <button type="button" className="primary" onClick={onAdd}>
          {t('table.add')}
        </button>
      )}
      {chosen.length > 0 && (
        <ul className="chips">
          {chosen.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onChange({ filter: toggleFilter(query.filter, name) })}>
                {named('filters', name, {}, named('problems', name))} <span aria-hidden>✕</span>
                <span className="hidden">{t('table.dropFilter')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
