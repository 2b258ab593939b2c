import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

interface SuggestedOption {
  key: string
  /** the option is a link, so that it can be opened in a new tab */
  href?: string
  content: ReactNode
}

export interface SuggestionsProps {
  id: string
  options: SuggestedOption[]
  /** index of the option that Enter chooses; -1 for none */
  active: number
  onChoose: (index: number) => void
}

/** The list below a field with suggestions (use-combobox.ts). */
export function Suggestions({ id, options, active, onChoose }: SuggestionsProps) {
  const t = useTranslate()
  return (
    <div
      id={id}
      className="ui-suggestions ui-card"
      // select and datalist cannot show the content of a suggestion
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('search.suggestions')}
      hidden={options.length === 0}
    >
      {options.map(({ key, href, content }, index) => {
        const Option = href === undefined ? 'div' : 'a'
        return (
          <Option
            key={key}
            id={`${id}-${index}`}
            className="ui-suggestion ui-hover"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            {...{ href }}
            // the field keeps the focus, so the list stays until the press ends
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            {content}
          </Option>
        )
      })}
    </div>
  )
}

/** Says that the rate limit has refused suggestions. */
export function SuggestionsLimited({ isLimited }: { isLimited: boolean }) {
  const t = useTranslate()
  return <output className="ui-suggestions-limited">{isLimited && t('search.limited')}</output>
}
