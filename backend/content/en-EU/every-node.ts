// Every node and mark of a rich-text document. Not markdown, which has no underline, superscript or
// asset link.

import type { ImageAsset } from '#shared/contract/image.ts'
import type {
  LinkTarget,
  RichTextBranch,
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '#shared/contract/rich-text-document.ts'
import { picture } from '../pictures.ts'
import { card, contentFor } from '../source.ts'

const { md, path } = contentFor('en-EU')

function text(value: string, ...marks: RichTextMark[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

function node(nodeType: RichTextBranchType, ...content: RichTextNode[]): RichTextBranch {
  return { nodeType, content }
}

function paragraph(...content: (RichTextNode | string)[]): RichTextBranch {
  return node('paragraph', ...content.map((part) => (typeof part === 'string' ? text(part) : part)))
}

function entryLink(target: LinkTarget, value: string): RichTextNode {
  return { nodeType: 'entry-hyperlink', data: { target }, content: [text(value)] }
}

function assetLink(target: ImageAsset, value: string): RichTextNode {
  return { nodeType: 'asset-hyperlink', data: { target }, content: [text(value)] }
}

function item(value: string, ...nested: RichTextNode[]): RichTextBranch {
  return node('list-item', paragraph(value), ...nested)
}

function row(kind: 'table-header-cell' | 'table-cell', ...cells: string[]): RichTextBranch {
  return node('table-row', ...cells.map((value) => node(kind, paragraph(value))))
}

const gradesDialog = card('gallery-dialog-grades', {
  title: 'Winter grades in brief',
  text: md(
    `From October the north has winter-grade diesel, usable down to −34 °C. In midwinter Arctic grade takes it to −44 °C.`,
  ),
  image: picture('station-winter-morning', 'A station on a frosty morning'),
})

export const everyNode: RichTextDocument = {
  nodeType: 'document',
  content: [
    node('heading-1', text('Heading 1: filling up in winter')),
    paragraph(
      'A paragraph with ',
      text('bold', 'bold'),
      ', ',
      text('italic', 'italic'),
      ', ',
      text('underlined', 'underline'),
      ' and ',
      text('bold italic', 'bold', 'italic'),
      ' words, and a code such as ',
      text('ST1-4821-7730', 'code'),
      '.',
    ),
    paragraph(
      'Carbon dioxide is written CO',
      text('2', 'subscript'),
      ' and a floor area 140 m',
      text('2', 'superscript'),
      '.',
    ),
    node('heading-2', text('Heading 2: links')),
    paragraph(
      'An external address: ',
      {
        nodeType: 'hyperlink',
        data: { uri: 'https://www.nordicenergy.org/' },
        content: [text('Nordic Energy Research')],
      },
      '. An email address: ',
      {
        nodeType: 'hyperlink',
        data: { uri: 'mailto:customer.service@st1.example' },
        content: [text('customer service')],
      },
      '.',
    ),
    paragraph(
      'A page: ',
      entryLink({ contentType: 'standardPage', slug: path('fuels') }, 'fuels'),
      '. An article: ',
      entryLink(
        { contentType: 'articlePage', slug: path('articleHvo') },
        'renewable diesel in winter',
      ),
      '. An address with a query: ',
      entryLink(
        { contentType: 'internalLink', url: `${path('stationLocator')}?service=TRUCK` },
        'the truck network',
      ),
      '. A dialog: ',
      entryLink(gradesDialog, 'winter grades'),
      '.',
    ),
    paragraph(
      'A picture to open: ',
      assetLink(picture('road-aurora', 'A northern road under the aurora'), 'the road north'),
      '.',
    ),
    node('heading-3', text('Heading 3: lists')),
    node(
      'unordered-list',
      item(
        'Before the journey',
        node(
          'unordered-list',
          item('Fill the washer fluid'),
          item('Check the tyres', node('unordered-list', item('Tread at least 3 mm in winter'))),
        ),
      ),
      item('On the way'),
      item('When you arrive'),
    ),
    node(
      'ordered-list',
      item('Choose a pump'),
      item('Identify yourself', node('ordered-list', item('in the app'), item('or with a card'))),
      item('Fill up'),
    ),
    node('heading-4', text('Heading 4: quotation')),
    node(
      'blockquote',
      paragraph(
        'Half a tank of summer diesel is the usual reason for a car that will not start in Lapland.',
      ),
    ),
    node('hr'),
    node('heading-5', text('Heading 5: table')),
    node(
      'table',
      row('table-header-cell', 'Charger', 'Up to', 'Price'),
      row('table-cell', 'High power', '400 kW', '{kwh app400}/kWh'),
      row('table-cell', 'Fast', '150 kW', '{kwh app150}/kWh'),
      {
        nodeType: 'table-row',
        content: [
          node('table-header-cell', paragraph('Destination')),
          {
            nodeType: 'table-cell',
            data: { colspan: 2 },
            content: [paragraph('22 kW, at hotels and shops')],
          },
        ],
      },
    ),
    node('heading-6', text('Heading 6: embedded picture')),
    {
      nodeType: 'embedded-asset-block',
      data: { target: picture('charger-snow', 'A charger in falling snow, with a car connected') },
    },
  ],
}
