import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { SearchSuggestion } from '#shared/search/search-answer.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useSuggested } from '../ui/use-suggested.ts'
import { MarkedWords } from './marked-words.tsx'
import { searchHref } from './search-href.ts'

const FEWEST_LETTERS = 2
const NONE: SearchSuggestion[] = []
const ICONS: Record<SearchSuggestion['kind'], IconName> = {
  words: 'search',
  stations: 'map-pin',
  pages: 'file',
  products: 'tag',
  news: 'message',
}

/** `options` is [] for short words and without suggestions. */
export function useSearchSuggestions(typed: string) {
  const { locale, preview } = useSite().addressing
  const addressOf = (q: string) =>
    `${preview ? '/preview' : ''}/search/${locale}/suggest?${new URLSearchParams({ q })}`
  const { found, isLimited } = useSuggested<SearchSuggestion>(typed, addressOf, FEWEST_LETTERS)
  return { options: found ?? NONE, isLimited }
}

interface SearchSuggestionsProps {
  id: string
  label: string
  options: SearchSuggestion[]
  /** index of the option that Enter opens; -1 for none */
  active: number
  words: string
  onChosen: () => void
}

/** The options are links, so that they can be opened in a new tab. */
export function SearchSuggestions({
  id,
  label,
  options,
  active,
  words,
  onChosen,
}: SearchSuggestionsProps) {
  const { addressing } = useSite()
  const { paths } = LOCALES[addressing.locale]
  return (
    <div
      id={id}
      className="search-suggestions ui-card"
      // select and datalist cannot show the content of a suggestion
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
    >
      {options.map(({ kind, text, path, note }, index) => (
        <a
          key={`${kind} ${path ?? text}`}
          id={`${id}-${index}`}
          className="search-suggestion ui-hover"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={localizedHref(path ?? searchHref(paths.search, { q: text }), addressing)}
          // the field keeps the focus, so the list stays until the press ends
          onPointerDown={(event) => event.preventDefault()}
          onClick={onChosen}
        >
          <Icon name={ICONS[kind]} />
          <span>
            <MarkedWords text={text} q={words} />
            {note && <span className="search-suggestion-note ui-soft">{note}</span>}
          </span>
        </a>
      ))}
    </div>
  )
}
