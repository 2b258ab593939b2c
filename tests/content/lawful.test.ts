import { expect, test } from 'vitest'
import { readForm } from '#shared/contract/form.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { richTextFromMarkdown } from '../../backend/content/markdown.ts'
import { PAGE_PATHS } from '../../backend/content/page-paths.ts'
import { documentText } from '../../backend/mails/document-text.ts'
import { COMPANIES } from '../../backend/messages/company.ts'
import { documentStatements } from '../../backend/seed/document-statements.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'

/** the words of the directive or of its usual translation */
const LABELS = {
  'fi-FI': ['Peruuta sopimus tästä', 'Vahvista peruuttaminen'],
  'sv-SE': ['Ångra avtalet här', 'Bekräfta ånger'],
  'no-NO': ['Angre avtalen her', 'Bekreft angring'],
  'en-EU': ['Withdraw from contract here', 'Confirm withdrawal'],
}

test.each(LOCALE_CODES)(
  '%s: the footer of every page links to the withdrawal, the accessibility statement and the company',
  (locale) => {
    const { extraLinks, company } = EDITED_CONTENTS[locale].layout.footer
    const addresses = extraLinks.map(({ url }) => url)
    expect(addresses).toContain(PAGE_PATHS.accessibility[locale])
    expect(extraLinks.find(({ url }) => url === PAGE_PATHS.withdrawal[locale])?.text).toBe(
      LABELS[locale][0],
    )
    expect(company?.name).toBe(COMPANIES[locale].name)
    expect(company?.facts).toHaveLength(3)
  },
)

test.each(LOCALE_CODES)(
  '%s: the withdrawal form asks for name, order and e-mail, and has its own confirm button',
  (locale) => {
    const page = EDITED_CONTENTS[locale].pages.find(({ key }) => key === 'withdrawal')
    const form = page?.body.flatMap((block) =>
      block.contentType === 'form' ? [readForm(block.form)] : [],
    )[0]
    expect(form?.fields.map(({ name }) => name)).toEqual(['name', 'order', 'email'])
    expect([form?.title, form?.confirm?.submitText]).toEqual(LABELS[locale])
  },
)

test.each(LOCALE_CODES)(
  '%s: the content has the withdrawal and privacy pages at the paths the site links to',
  (locale) => {
    expect([WITHDRAWAL_PATHS[locale], LOCALES[locale].paths.privacy]).toEqual([
      PAGE_PATHS.withdrawal[locale],
      PAGE_PATHS.privacy[locale],
    ])
  },
)

test('a document becomes plain text with the addresses of links to other sites', () => {
  const markdown =
    '# Ehdot\n\nLue [ohje](https://kkv.fi/) ja [tietosuoja](page:privacy).\n\n1. Yksi\n2. Kaksi\n\n- a\n- **b**'
  expect(documentText(richTextFromMarkdown(markdown, 'fi-FI'))).toBe(
    'EHDOT\n\nLue ohje (https://kkv.fi/) ja tietosuoja.\n\n1. Yksi\n2. Kaksi\n\n– a\n– b',
  )
})

test('a changed document is stored as a new version, and only today’s versions are current', () => {
  const [add = '', current = ''] = documentStatements(EDITED_CONTENTS)
  expect(add).toMatch(/^INSERT OR IGNORE INTO documents/)
  expect(documentStatements(EDITED_CONTENTS)).toEqual([add, current])
  const pages = EDITED_CONTENTS['en-EU'].pages.map((page) =>
    page.key === 'withdrawal' ? { ...page, body: changed(page.body) } : page,
  )
  const [, other] = documentStatements({
    ...EDITED_CONTENTS,
    'en-EU': { ...EDITED_CONTENTS['en-EU'], pages },
  })
  expect(other).not.toBe(current)
})

function changed<Block extends { contentType: string }>(body: Block[]) {
  const text = richTextFromMarkdown('Changed', 'en-EU')
  return body.map((block) => (block.contentType === 'richText' ? { ...block, text } : block))
}
