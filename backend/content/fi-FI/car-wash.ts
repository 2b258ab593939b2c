import { articleList, card, cards, hero, richText, type PageSource } from '../source.ts'
import { washProductLists } from './wash-cards.ts'
import { md } from './words.ts'

export const carWashPages: PageSource[] = [
  {
    key: 'carWash',
    title: 'Autopesu',
    synonyms:
      'pesu, auton pesu, autopesula, pesula, pesuhalli, pesukoodi, pesun hinta, pesuohjelmat, autopesun hinta, pesukortti, pesupaketti, sarjakortti, pesusarja, talvipesu',
    description:
      'Osta autopesu verkosta: Peruspesu {price basic}, Perfect-pesu {price perfect} ja viiden pesun paketti {price perfect5}. Koodi tulee heti sähköpostiin.',
    body: [
      hero({
        title: 'Valitse autopesu',
        text: md(`
          Osta pesu nyt, käytä milloin sopii. Koodi tulee sähköpostiin ja halutessasi tekstiviestinä.
        `),
      }),
      ...washProductLists,
      richText(
        md(`
        1. Aja pesuhallin eteen ja sammuta pyyhkimet, taita antenni ja peilit.
        2. Näppäile koodi pesuautomaattiin tai näytä se kassalla.
        3. Aja sisään merkkivalon mukaan, pysäköintivaihde päälle ja ikkunat kiinni.
        4. Aja ulos, kun valo vaihtuu vihreäksi. Pakkasella avaa ovet kerran heti pesun jälkeen.

        Pesuvesi puhdistetaan ja kierrätetään. Yhteen pesuun menee 130–180 litraa vettä, josta yli puolet on kierrätettyä.
      `),
        'Näin käytät koodin',
      ),
      cards('accordion', 'Kysyttyä autopesusta', [
        card('wash-faq-valid', {
          title: 'Kuinka kauan koodi on voimassa?',
          text: md(`
          12 kuukautta ostopäivästä. Koodin ensimmäiset merkit ovat ST1-, ja viimeinen käyttöpäivä on sähköpostissa.
        `),
        }),
        card('wash-faq-where', {
          title: 'Missä koodi käy?',
          text: md(`
          Kaikilla St1- ja Shell-asemien pesulinjoilla Suomessa, joilla on kyseinen pesu. Katso
          [asemahaku](page:stationLocator).
        `),
        }),
        card('wash-faq-refund', {
          title: 'Voinko peruuttaa oston?',
          text: md(`
          Voit, 14 päivän kuluessa ostosta, kun koodia ei ole käytetty. [Peruuta sopimus tästä](page:withdrawal).
        `),
        }),
        card('wash-faq-cold', {
          title: 'Voiko auton pestä pakkasella?',
          text: md(`
          Voi. Suosittelemme enintään 15 asteen pakkasta. Lue
          [ohjeet pesuun pakkasella](page:articleWashWinter).
        `),
        }),
        card('wash-faq-size', {
          title: 'Minkä kokoinen auto mahtuu?',
          text: md(`
          Useimmissa halleissa korkeus on enintään 2,30 m ja leveys 2,30 m. Pakettiautoille on korkeita linjoja, joissa raja on
          2,80 m.
        `),
        }),
        card('wash-faq-box', {
          title: 'Voiko suksiboksi olla katolla?',
          text: md(`
          Ei harjapesussa. Tarjolla on itsepesupaikkoja, joissa boksin kanssa voi pestä käsin.
        `),
        }),
      ]),
      articleList('Vinkkejä pesuun', ['autopesu']),
    ],
  },
]
