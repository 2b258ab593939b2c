// Vacancies. Each has a page below the list of open positions of its locale.

import type { Job } from '#shared/contract/job.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { documentText } from '../mails/document-text.ts'
import { PAGE_PATHS } from './page-paths.ts'
import { contentFor, hero, type JobSource, richText } from './source.ts'

interface Vacancy extends Pick<Job, 'title' | 'employmentType' | 'places'> {
  /** the end of the path */
  name: string
  /** the places as visitors read them */
  place: string
  /** yyyy-MM-dd */
  until: string
  /** working hours and pay */
  terms: string
  summary: string
  tasks: string[]
}

interface JobWords {
  employer: string
  place: string
  until: string
  terms: string
  tasks: string
  offerTitle: string
  offer: string
  apply: string
  all: string
}

const DATE_POSTED = '2026-11-16'

export function jobsOf(locale: LocaleCode, words: JobWords, vacancies: Vacancy[]): JobSource[] {
  const { md, to } = contentFor(locale)
  return vacancies.map(({ name, place, until, terms, summary, tasks, ...job }) => {
    const text = md(`
      - **${words.place}:** ${place}
      - **${words.terms}:** ${terms}
      - **${words.until}:** ${formatDate(until, locale)}

      ## ${words.tasks}

      ${tasks.map((task) => `- ${task}`).join('\n')}

      ## ${words.offerTitle}

      ${words.offer}
    `)
    const description = `${summary}\n\n${documentText(text)}`
    return {
      slug: `${PAGE_PATHS.openPositions[locale]}/${name}`,
      title: job.title,
      description: summary,
      job: {
        ...job,
        description,
        employer: words.employer,
        datePosted: DATE_POSTED,
        validThrough: until,
      },
      body: [
        hero({
          title: job.title,
          text: md(summary),
          links: [to('careersPortal', words.apply), to('openPositions', words.all)],
        }),
        richText(text),
      ],
    }
  })
}

/** The rows of a table in markdown: position, place, last day. */
export function jobRows(locale: LocaleCode, jobs: readonly JobSource[]): string {
  return jobs
    .map(
      ({ slug, title, job }) =>
        `| [${title}](${slug}) | ${citiesOf(job)} | ${formatDate(job.validThrough ?? '', locale)} |`,
    )
    .join('\n')
}

function citiesOf({ places }: Job): string {
  return places.map(({ city }) => city).join(', ')
}
