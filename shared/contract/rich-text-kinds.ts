// Which node may stand where. HTML that breaks these rules is rearranged by the browser's parser, and hydration then fails.
import type { RichTextMark } from './rich-text.ts'

/** What a place in the document takes: blocks, running text, or running text inside a link (a link holds no link). */
export type RichTextPlace = 'block' | 'inline' | 'link'

export const MARKS: readonly RichTextMark[] = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript']

/** Hold running text. */
export const TEXT_BLOCKS = ['paragraph', 'heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'heading-6'] as const

export const LISTS = ['ordered-list', 'unordered-list'] as const

export const CELLS = ['table-cell', 'table-header-cell'] as const

/** Known, and without meaning outside their parent: there, their content stands alone. */
export const PARTS: ReadonlySet<string> = new Set(['list-item', 'table-row', 'table-cell', 'table-header-cell'])
