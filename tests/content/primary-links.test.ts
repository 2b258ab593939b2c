import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'

test.each(LOCALE_CODES)(
  'the first button of a page that begins with a form goes to the form (%s)',
  (locale) => {
    const formPages = EDITED_CONTENTS[locale].pages.flatMap(({ key, body: [hero, form] }) =>
      hero?.contentType === 'hero' && form?.contentType === 'form'
        ? [{ key, link: hero.links?.[0], id: form.form.id }]
        : [],
    )
    expect(formPages.map(({ key }) => key).toSorted()).toEqual(['feedback', 'withdrawal'])
    for (const { link, id } of formPages) expect(link?.target).toBe(`#form-${id}`)
  },
)
