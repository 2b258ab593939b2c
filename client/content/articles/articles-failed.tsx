import { useEffect } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import type { OnSettled } from './use-article-pages.ts'

interface ArticlesFailedProps {
  page: number
  onSettled: OnSettled
  tryAgain: () => void
}

/** In the place of a page of articles that could not be had; the list's foot leads there by link. */
export function ArticlesFailed({ page, onSettled, tryAgain }: ArticlesFailedProps) {
  const t = useTranslate()
  useEffect(() => onSettled(page, { kind: 'failed' }), [page, onSettled])
  return (
    <li className="articles-failed-item">
      <NotLoaded text={t('pagination.loadFailed')} tryAgain={tryAgain} />
    </li>
  )
}
