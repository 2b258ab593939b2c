/** The room of teasers that are on their way. */
export function TeaserSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="articles-teaser articles-skeleton" aria-hidden="true">
      <span className="articles-teaser-picture ui-skeleton" />
      <span className="articles-teaser-text">
        <span className="articles-skeleton-line ui-skeleton" />
        <span className="articles-skeleton-line ui-skeleton" />
        <span className="articles-skeleton-line ui-skeleton" />
      </span>
    </li>
  ))
}
