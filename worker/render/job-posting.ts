import type { Job } from '#shared/contract/job.ts'
import type { JsonLd } from './gas-station.ts'

/** A vacancy as schema.org JobPosting. One applies in the recruitment portal, which is another site. */
export function jobPosting({
  job,
  canonical,
  origin,
}: {
  job: Job
  canonical: string
  origin: string
}): JsonLd {
  const { title, description, employer, employmentType, datePosted, validThrough, places } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: canonical,
    title,
    description,
    datePosted,
    validThrough,
    employmentType,
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer,
      sameAs: `${origin}/`,
      logo: `${origin}/images/logo.svg`,
    },
    jobLocation: places.map(({ city, country }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    })),
  }
}
