// Every node and mark of a rich-text document. Not markdown, which does not have all of them.

import type {
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
  RichTextText,
} from '#shared/contract/rich-text-document.ts'
import { picture } from '../pictures.ts'
import { card } from '../source.ts'
import { md, path } from './words.ts'

function text(value: string, ...marks: RichTextMark[]): RichTextText {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

function node(nodeType: RichTextBranchType, ...content: (RichTextNode | string)[]): RichTextNode {
  return {
    nodeType,
    content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
  }
}

function item(...content: (RichTextNode | string)[]): RichTextNode {
  return node(
    'list-item',
    ...content.map((part) => (typeof part === 'string' ? node('paragraph', part) : part)),
  )
}

function row(cell: 'table-cell' | 'table-header-cell', ...values: string[]): RichTextNode {
  return node('table-row', ...values.map((value) => node(cell, node('paragraph', value))))
}

export const everyNode: RichTextDocument = {
  nodeType: 'document',
  content: [
    node('heading-1', 'Rubrik på första nivån'),
    node(
      'paragraph',
      'Löpande text med ',
      text('fetstil', 'bold'),
      ', ',
      text('kursiv', 'italic'),
      ', ',
      text('understrykning', 'underline'),
      ', ',
      text('kod', 'code'),
      ', koldioxid som CO',
      text('2', 'subscript'),
      ', volym i m',
      text('3', 'superscript'),
      ' och ',
      text('fet kursiv', 'bold', 'italic'),
      '.',
    ),
    node('paragraph', 'Första raden\nAndra raden efter en radbrytning.'),
    node('heading-2', 'Rubrik på andra nivån'),
    node(
      'paragraph',
      'Länkar finns till ',
      {
        nodeType: 'hyperlink',
        data: { uri: 'https://www.energimyndigheten.se/' },
        content: [text('en annan webbplats')],
      },
      ', till ',
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'standardPage', slug: path('carWash') } },
        content: [text('sidan om biltvätt')],
      },
      ', till ',
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'articlePage', slug: path('articleLunch') } },
        content: [text('en artikel')],
      },
      ', till ',
      {
        nodeType: 'entry-hyperlink',
        data: {
          target: { contentType: 'internalLink', url: `${path('stationLocator')}?f=carwash` },
        },
        content: [text('stationer med biltvätt')],
      },
      ', till ',
      {
        nodeType: 'entry-hyperlink',
        data: {
          target: card('gallery-document-dialog', {
            title: 'Avfettning',
            text: md(
              `Avfettning löser asfalt och vägsalt innan borstarna tar vid. Den ingår i Perfect-tvätten.`,
            ),
          }),
        },
        content: [text('en förklaring i en dialogruta')],
      },
      ' och till ',
      {
        nodeType: 'asset-hyperlink',
        data: { target: picture('fuel-pump', 'Pump med flera drivmedel') },
        content: [text('en bild att ladda ner')],
      },
      '.',
    ),
    node('heading-3', 'Rubrik på tredje nivån'),
    node(
      'unordered-list',
      item('Bensin'),
      item(
        'Diesel',
        node(
          'unordered-list',
          item('B7'),
          item(
            'HVO100',
            node('ordered-list', item('Kontrollera tankluckan'), item('Tanka som vanligt')),
          ),
        ),
      ),
      item('El'),
    ),
    node('heading-4', 'Rubrik på fjärde nivån'),
    node(
      'ordered-list',
      item('Sätt i kabeln.'),
      item(
        'Starta i appen eller med kort.',
        node(
          'unordered-list',
          item('Appen ger lägre pris.'),
          item('Kortläsaren kräver inget konto.'),
        ),
      ),
      item('Koppla ur och kör.'),
    ),
    node('heading-5', 'Rubrik på femte nivån'),
    node(
      'blockquote',
      node('paragraph', 'Kaffet står på klockan halv fem. Då kommer de första mjölkbilarna.'),
      node('paragraph', text('Stationschef i Vetlanda', 'italic')),
    ),
    node('heading-6', 'Rubrik på sjätte nivån'),
    node('hr'),
    node(
      'table',
      row('table-header-cell', 'Program', 'Pris', 'Tid'),
      row('table-cell', 'Enkel tvätt', '{price basic}', '5 minuter'),
      row('table-cell', 'Perfect-tvätt', '{price perfect}', '10 minuter'),
      row('table-cell', 'Perfect-tvätt 24H', '{price perfect24h}', '9 minuter'),
    ),
    node(
      'table',
      node(
        'table-row',
        node('table-header-cell', node('paragraph', 'Vardagar')),
        node('table-cell', node('paragraph', '6–22')),
      ),
      node(
        'table-row',
        node('table-header-cell', node('paragraph', 'Helger')),
        node('table-cell', node('paragraph', '8–22')),
      ),
    ),
    {
      nodeType: 'embedded-asset-block',
      data: { target: picture('marina', 'Sjömack en stilla sommarkväll') },
    },
    node('paragraph', 'Sista stycket efter bilden.'),
  ],
}
