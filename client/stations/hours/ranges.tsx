import { Fragment } from 'react'

/** A line may break between ranges, but not inside one. */
export function Ranges({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((range) => (
    <Fragment key={range}>
      <span className="station-range">{range}</span>{' '}
    </Fragment>
  ))
}
