import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

interface SearchToolsProps {
  label: string
  q: string
  onSearch: (q: string) => void
  filters: readonly { name: string; label: string; amount?: number | string | undefined }[]
  filter: string
  onFilter: (name: string) => void
  children?: ReactNode
}

/** Search and filters of a view. A filter shows the number of its rows. */
export function SearchTools({ label, q, onSearch, filters, filter, onFilter, children }: SearchToolsProps) {
  const { t, count } = useTexts()
  const id = useId()
  // a state of this component, because the address is updated one render later
  const [text, setText] = useState(q)
  // a link to the view can change it too
  const [addressed, setAddressed] = useState(q)
  if (q !== addressed) {
    setAddressed(q)
    setText(q)
  }
  return (
    <search className="tools">
      <div className="search">
        <Icon name="search" />
        <label className="hidden" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target: { value } }) => {
            setText(value)
            onSearch(value)
          }}
        />
        <kbd>/</kbd>
      </div>
      <fieldset className="chips">
        <legend className="hidden">{t('filters.show')}</legend>
        {filters.map(({ name, label: text, amount }) => (
          <label key={name}>
            <input type="radio" name={id} checked={filter === name} onChange={() => onFilter(name)} />
            {text} {amount !== undefined && <span className="quiet">{typeof amount === 'number' ? count(amount) : amount}</span>}
          </label>
        ))}
      </fieldset>
      {children}
    </search>
  )
}
