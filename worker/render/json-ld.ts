/** schema.org data for a `<script type="application/ld+json">`; what is undefined is not written. */
export interface JsonLd {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}
