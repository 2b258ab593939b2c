import { useMemo } from 'react'
import { readSource } from './read-source.ts'

/** Who made what the map shows. */
export function MapSources({ sources }: { sources: string[] }) {
  const read = useMemo(() => sources.map(readSource), [sources])
  return (
    <p className="map-sources">
      {read.map((parts, place) => (
        <span key={place}>
          {parts.map(({ text, href }, part) =>
            href === undefined ? (
              text
            ) : (
              <a key={part} href={href} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          )}
        </span>
      ))}
    </p>
  )
}
