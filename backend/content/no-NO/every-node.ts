// Every node and mark of a rich-text document, also those that markdown does not have.

import type {
  Card,
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '#shared/contract/rich-text-document.ts'
import { picture } from '../pictures.ts'
import { card, contentFor } from '../source.ts'

const { md, path, to } = contentFor('no-NO')

export const openingHours: Card = card('gallery-dialog', {
  title: 'Åpningstider i julen',
  text: md(
    'Julaften og nyttårsaften stenger butikkene klokka 16. Pumper og ladere er åpne hele døgnet.',
  ),
  image: picture('station-winter-morning', 'Stasjon med nysnø på taket'),
  links: [to('stationLocator', 'Finn stasjon')],
})

export const everyNode: RichTextDocument = {
  nodeType: 'document',
  content: [
    node('heading-1', text('Overskrift 1')),
    node('heading-2', text('Overskrift 2')),
    node('heading-3', text('Overskrift 3')),
    node('heading-4', text('Overskrift 4')),
    node('heading-5', text('Overskrift 5')),
    node('heading-6', text('Overskrift 6')),
    paragraph(
      text('Fet', 'bold'),
      text(', '),
      text('kursiv', 'italic'),
      text(', '),
      text('understreket', 'underline'),
      text(', '),
      text('kode', 'code'),
      text(', '),
      text('fet og kursiv', 'bold', 'italic'),
      text('. CO'),
      text('2', 'subscript'),
      text(' og 150 m'),
      text('2', 'superscript'),
      text('.'),
    ),
    paragraph(
      text('Lenker: '),
      { nodeType: 'hyperlink', data: { uri: 'https://www.nve.no/' }, content: [text('NVE')] },
      text(', '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'standardPage', slug: path('windPower') } },
        content: [text('vindkraft')],
      },
      text(', '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'articlePage', slug: path('articleForest') } },
        content: [text('skogen')],
      },
      text(', '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: openingHours },
        content: [text('åpningstider i julen')],
      },
      text(' og '),
      {
        nodeType: 'asset-hyperlink',
        data: { target: picture('wind-turbines', 'Vindturbiner på fjellet') },
        content: [text('et bilde')],
      },
      text('.'),
    ),
    node('heading-2', text('Lister')),
    node(
      'unordered-list',
      item(
        paragraph(text('Drivstoff')),
        node('unordered-list', item(paragraph(text('Bensin'))), item(paragraph(text('Diesel')))),
      ),
      item(
        paragraph(text('Lading')),
        node(
          'ordered-list',
          item(paragraph(text('Sett i kontakten'))),
          item(paragraph(text('Start økten'))),
        ),
      ),
    ),
    node(
      'ordered-list',
      item(paragraph(text('Første punkt'))),
      item(paragraph(text('Andre punkt'))),
    ),
    node('heading-2', text('Sitat')),
    node('blockquote', paragraph(text('Det viktigste er at lyset står på når folk kommer fram.'))),
    node('hr'),
    node('heading-2', text('Tabell')),
    node(
      'table',
      node('table-row', headerCell('Stasjon'), headerCell('Ladere'), headerCell('Vask')),
      node('table-row', headerCell('Dombås'), cell('12'), cell('Ja')),
      node('table-row', headerCell('Kirkenes'), cell('4'), cell('Fra mars')),
    ),
    {
      nodeType: 'embedded-asset-block',
      data: { target: picture('customer-service', 'Kundebehandler med hodesett') },
    },
  ],
}

function text(value: string, ...marks: RichTextMark[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

function node(nodeType: RichTextBranchType, ...content: RichTextNode[]): RichTextNode {
  return { nodeType, content }
}

function paragraph(...content: RichTextNode[]): RichTextNode {
  return node('paragraph', ...content)
}

function item(...content: RichTextNode[]): RichTextNode {
  return node('list-item', ...content)
}

function cell(value: string): RichTextNode {
  return node('table-cell', paragraph(text(value)))
}

function headerCell(value: string): RichTextNode {
  return node('table-header-cell', paragraph(text(value)))
}
