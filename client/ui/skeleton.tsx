interface SkeletonProps {
  /** for screen readers */
  label: string
  className: string
  /** the class of each part */
  parts: readonly string[]
}

/** A placeholder of the same size while something loads; hidden without scripts. */
export function Skeleton({ label, className, parts }: SkeletonProps) {
  return (
    <output className={`ui-skeletons ${className}`} aria-label={label}>
      {parts.map((part, index) => (
        <span key={`${part}-${index}`} className={`ui-skeleton ${part}`} />
      ))}
    </output>
  )
}
