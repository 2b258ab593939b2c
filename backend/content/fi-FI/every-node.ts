// Every node and mark of a rich-text document. Not markdown, which has no underline, superscript or
// merged cells.

import type {
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '#shared/contract/rich-text-document.ts'
import { picture } from '../pictures.ts'
import { path } from './words.ts'

export const everyNode: RichTextDocument = {
  nodeType: 'document',
  content: [
    branch('heading-1', text('Ensimmäisen tason otsikko')),
    branch(
      'paragraph',
      text('Leipäteksti on '),
      text('lihavoitu', 'bold'),
      text(', '),
      text('kursivoitu', 'italic'),
      text(', '),
      text('alleviivattu', 'underline'),
      text(', '),
      text('koodia', 'code'),
      text(' tai '),
      text('kaikkea yhtä aikaa', 'bold', 'italic', 'underline'),
      text('. Kemiaa: CO'),
      text('2', 'subscript'),
      text(' ja pinta-ala 120 m'),
      text('2', 'superscript'),
      text('.'),
    ),
    branch('heading-2', text('Toisen tason otsikko')),
    branch(
      'paragraph',
      text('Linkki toiselle sivustolle: '),
      {
        nodeType: 'hyperlink',
        data: { uri: 'https://www.linkedin.com/' },
        content: [text('LinkedIn')],
      },
      text('. Linkki sivulle: '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'standardPage', slug: path('fuels') } },
        content: [text('polttoaineet')],
      },
      text('. Linkki artikkeliin: '),
      {
        nodeType: 'entry-hyperlink',
        data: { target: { contentType: 'articlePage', slug: path('articleHvo') } },
        content: [text('uusiutuva diesel talvella')],
      },
      text('. Linkki tiedostoon: '),
      {
        nodeType: 'asset-hyperlink',
        data: { target: picture('safety-helmet', 'Turvakypärä') },
        content: [text('kuva turvavarusteista')],
      },
      text('. Puhelin: '),
      { nodeType: 'hyperlink', data: { uri: 'tel:0800000110' }, content: [text('0800 000 110')] },
      text('.'),
    ),
    branch('heading-3', text('Kolmannen tason otsikko')),
    branch(
      'unordered-list',
      item('Polttoaineet', branch('ordered-list', item('95 E10'), item('98 E5'), item('Diesel'))),
      item(
        'Lataus',
        branch(
          'unordered-list',
          item('enintään 150 kW'),
          item('enintään 400 kW', branch('unordered-list', item('läpiajettava paikka'))),
        ),
      ),
      item('Autopesu'),
    ),
    branch('heading-4', text('Neljännen tason otsikko')),
    branch(
      'blockquote',
      branch(
        'paragraph',
        text('Lainaus, joka jatkuu toiselle riville, jotta rivinväli ja sisennys näkyvät.'),
      ),
    ),
    branch('heading-5', text('Viidennen tason otsikko')),
    branch('ordered-list', item('Valitse pesu'), item('Maksa'), item('Näppäile koodi')),
    branch('heading-6', text('Kuudennen tason otsikko')),
    branch('paragraph', text('Alla vaakaviiva, kuva ja taulukko.')),
    branch('hr'),
    {
      nodeType: 'embedded-asset-block',
      data: { target: picture('ground-heat-house', 'Talo, jonka alla energiakaivo') },
    },
    branch('heading-2', text('Taulukko')),
    branch(
      'table',
      branch(
        'table-row',
        branch('table-header-cell', paragraph('Pesu')),
        branch('table-header-cell', paragraph('Kesto')),
        branch('table-header-cell', paragraph('Hinta')),
      ),
      branch(
        'table-row',
        branch('table-cell', paragraph('Peruspesu')),
        branch('table-cell', paragraph('5 min')),
        branch('table-cell', paragraph('12,90 €')),
      ),
      branch(
        'table-row',
        branch('table-cell', paragraph('Perfect-pesu')),
        branch('table-cell', paragraph('10 min')),
        branch('table-cell', paragraph('19,90 €')),
      ),
      branch(
        'table-row',
        spanning(2, 'Viiden Perfect-pesun paketti'),
        branch('table-cell', paragraph('89,00 €')),
      ),
    ),
  ],
}

function text(value: string, ...marks: RichTextMark[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

function branch(nodeType: RichTextBranchType, ...content: RichTextNode[]): RichTextNode {
  return { nodeType, content }
}

function paragraph(value: string): RichTextNode {
  return branch('paragraph', text(value))
}

function item(value: string, ...nested: RichTextNode[]): RichTextNode {
  return branch('list-item', paragraph(value), ...nested)
}

function spanning(colspan: number, value: string): RichTextNode {
  return { nodeType: 'table-cell', data: { colspan }, content: [paragraph(value)] }
}
