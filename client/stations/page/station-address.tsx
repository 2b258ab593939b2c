import type { Station } from '#shared/contract/station.ts'

/** Street, postcode and town, as far as known. */
export function StationAddress({
  address,
  className,
}: {
  address: Station['address']
  className: string
}) {
  const { street, postalCode, city } = address
  const town = `${postalCode} ${city}`.trim()
  if (street === '' && town === '') return null
  return (
    <p className={className}>
      {street}
      {street !== '' && town !== '' && ', '}
      {town !== '' && <span className="station-town">{town}</span>}
    </p>
  )
}
