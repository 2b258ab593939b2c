import { ArticleTeaserView } from './article-teaser.tsx'
import { RELATED_SHOWN } from './related-shown.ts'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useArticleSearch } from './use-article-search.ts'

/** The newest articles with a tag, without the one being read. */
export function RelatedTeasers({ tag, title }: { tag: string | undefined; title: string }) {
  const { data, failed } = useArticleSearch(tag === undefined ? [] : [tag], 1)
  if (failed) return null
  if (!data) return <TeaserSkeletons count={RELATED_SHOWN} />
  const related = data.items.filter((teaser) => teaser.title !== title).slice(0, RELATED_SHOWN)
  return related.map((teaser, index) => (
    <li key={`${teaser.id}-${index}`}>
      <ArticleTeaserView teaser={teaser} level={3} />
    </li>
  ))
}
