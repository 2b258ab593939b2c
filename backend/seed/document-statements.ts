import { createHash } from 'node:crypto'
import type { RichTextDocument } from '#shared/contract/rich-text-document.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS } from '../content/page-paths.ts'
import { type Contents, type LocaleContent, perLocale } from '../content/source.ts'
import { documentText } from '../mails/document-text.ts'
import { addStatement } from './sql.ts'

/**
 * Adds the current texts. Earlier versions stay, because an order's mail contains the version it
 * was created under.
 */
export function documentStatements(contents: Contents): string[] {
  const rows = perLocale(contents, (locale, content) => [
    documentRow(locale, 'terms', termsOf(content)),
    documentRow(locale, 'withdrawal', withdrawalOf(content)),
  ])
  const versions = rows.map(([, , version]) => `'${version}'`).join(', ')
  return [
    addStatement({
      table: 'documents',
      columns: ['locale', 'name', 'version', 'file', 'text', 'is_current'],
      rows,
    }),
    `UPDATE documents SET is_current = version IN (${versions});`,
  ]
}

function documentRow(
  locale: LocaleCode,
  name: 'terms' | 'withdrawal',
  document: RichTextDocument | undefined,
) {
  if (document === undefined) throw new Error(`${locale}: the content has no text ${name}.`)
  const text = documentText(document)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return [locale, name, version, `${PAGE_PATHS[name][locale].slice(1)}.txt`, text, 1]
}

/** §7: the first card of the terms page. */
function termsOf({ pages }: LocaleContent): RichTextDocument | undefined {
  const block = pages.find(({ key }) => key === 'terms')?.body[0]
  return block?.contentType === 'cardList' ? block.cards?.[0]?.text : undefined
}

/** The text of the withdrawal page outside its form: the right of withdrawal and the model form. */
function withdrawalOf({ pages }: LocaleContent): RichTextDocument | undefined {
  return pages
    .find(({ key }) => key === 'withdrawal')
    ?.body.find((block) => block.contentType === 'richText')?.text
}
