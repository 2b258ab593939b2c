import { expect, test } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { noticeTable, SERVICE_NOTICES } from '../../backend/content/service-notices.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'

test("every notice is about an existing station, and the station's page shows it", () => {
  for (const { slug, station, country, title } of SERVICE_NOTICES) {
    const found = STATIONS.find((each) => each.slug === slug)
    expect(found?.summary, slug).toMatchObject({ name: station, address: { country } })
    expect(found?.detail.notices?.map((notice) => notice.title)).toContain(title)
  }
})

test('every fault began before the day of the seed and is expected to end after it', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { since, until = '9999', slug } of SERVICE_NOTICES)
    expect(since < today && today < until, slug).toBe(true)
})

test.each(LOCALE_CODES)(
  'the notices page of %s has the notices of its country, each with a link to the station',
  (locale) => {
    const { country } = LOCALES[locale]
    const own = SERVICE_NOTICES.filter(
      (notice) => country === undefined || notice.country === country,
    )
    const table = noticeTable(locale, ['a', 'b', 'c', 'd'])
    expect(table.split('\n')).toHaveLength(2 + own.length)
    for (const { slug } of own) expect(table).toContain(`/${slug})`)
  },
)

test('only a station whose wash accepts the shop’s codes links to the shop; each wash has a fault form that names it', () => {
  const links = (slug: string) => STATIONS.find((each) => each.slug === slug)?.detail.links
  expect(links('st1-mora')?.buyWash).toEqual({
    local: '/privat/tjanster/biltvatt',
    english: '/private/services/car-wash',
  })
  expect(links('st1-askola')?.buyWash).toBeUndefined()
  expect(links('st1-askola')?.reportFault.english).toContain('station=St1+Askola')
})
