import { useSite } from '../../navigation/site-context.tsx'
import { formatDate } from './format-date.ts'

/** When an article was published; nothing where nobody knows. */
export function ArticleDate({ created, className }: { created: string; className?: string }) {
  const text = formatDate(created, useSite().addressing.locale)
  return text === '' ? null : (
    <time dateTime={created} className={className}>
      {text}
    </time>
  )
}
