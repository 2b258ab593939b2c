import { Fragment, type ReactNode } from 'react'
import type { RichTextText } from '#shared/contract/rich-text.ts'
import type { RichTextMark } from '#shared/contract/rich-text-kinds.ts'

const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const satisfies Record<RichTextMark, string>

/** Text in its marks, the last one innermost; a line break in it is one. */
export function MarkedText({ text: { value, marks } }: { text: RichTextText }) {
  return marks.reduceRight<ReactNode>((inside, { type }) => {
    const Tag = MARK_TAGS[type]
    return <Tag>{inside}</Tag>
  }, withLineBreaks(value))
}

function withLineBreaks(value: string): ReactNode {
  if (!value.includes('\n')) return value
  return value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
