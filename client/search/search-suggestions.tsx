import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { SearchSuggestion } from '#shared/search/search-answer.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Suggestions, type SuggestionsProps } from '../ui/suggestions.tsx'
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

interface SearchSuggestionsProps extends Pick<SuggestionsProps, 'id' | 'active'> {
  options: SearchSuggestion[]
  words: string
  onChosen: () => void
}

export function SearchSuggestions({ options, words, onChosen, ...list }: SearchSuggestionsProps) {
  const { addressing } = useSite()
  const { paths } = LOCALES[addressing.locale]
  const rows = options.map(({ kind, text, path, note }) => ({
    key: `${kind} ${path ?? text}`,
    href: localizedHref(path ?? searchHref(paths.search, { q: text }), addressing),
    content: (
      <>
        <Icon name={ICONS[kind]} />
        <span>
          <MarkedWords text={text} q={words} />
          {note && <small>{note}</small>}
        </span>
      </>
    ),
  }))
  return <Suggestions {...list} options={rows} onChoose={onChosen} />
}
