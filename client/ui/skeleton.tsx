interface SkeletonProps {
  /** for screen readers */
  label: string
  className: string
  /** the class of each part */
  parts: readonly string[]
}

/** Stands where something is being loaded, and has its size; hidden where no script will replace it. */
export function Skeleton({ label, className, parts }: SkeletonProps) {
  return (
    <output className={`ui-skeletons ${className}`} aria-label={label}>
      {parts.map((part, index) => (
        <span key={`${part}-${index}`} className={`ui-skeleton ${part}`} />
      ))}
    </output>
  )
}
