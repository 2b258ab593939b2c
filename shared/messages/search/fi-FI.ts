import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['search'] = {
  help: 'Hae tuotetta, palvelua, paikkakuntaa tai aihetta, esimerkiksi ”autopesu”, ”Tampere” tai ”hinnat”.',
  results: {
    count: { one: '1 tulos haulla ”{{q}}”', other: '{{count}} tulosta haulla ”{{q}}”' },
    corrected: 'Tulokset haulla ”{{words}}”',
    spellings: 'Tarkoititko:',
    asTyped: 'Hae sanalla ”{{q}}”',
    none: 'Ei tuloksia haulla ”{{q}}”',
    failed: 'Haku ”{{q}}” ei onnistunut',
    tips: 'Tarkista kirjoitusasu tai kokeile vähempiä tai muita sanoja.',
    oneWord: 'Hae yhdellä sanalla',
    popular: 'Näitä haetaan usein',
    write: 'Kirjoita asiakaspalvelulle',
    call: 'Soita {{phone}}',
  },
  limited: {
    title: 'Odota hetki',
    text: 'Verkostasi on tehty paljon hakuja. Hae ”{{q}}” uudelleen minuutin kuluttua.',
  },
  kinds: {
    label: 'Tulosten lajit',
    all: 'Kaikki',
    stations: 'Asemat',
    pages: 'Sivut',
    products: 'Tuotteet',
    news: 'Uutiset',
    showAll: 'Näytä kaikki {{count}}',
  },
  content: {
    failed: 'Sivuja ja artikkeleita ei voi hakea juuri nyt. Yritä hetken päästä uudelleen.',
    more: 'Näkyvissä on {{amount}} parasta tulosta, yhteensä {{total}}. Lisää sana, niin lista lyhenee.',
  },
  stations: {
    failed: 'Asemia ei voi hakea juuri nyt. Yritä hetken päästä uudelleen.',
    with: {
      one: '{{count}} asema, jolla on {{services}}',
      other: '{{count}} asemaa, joilla on {{services}}',
    },
    matching: {
      one: '{{count}} asema haulla ”{{words}}”',
      other: '{{count}} asemaa haulla ”{{words}}”',
    },
    nearest: 'lähin {{name}}, {{distance}}',
    leftOut: 'Jätettiin pois asemien hausta: ”{{text}}”.',
    all: { one: 'Näytä asema asemahaussa', other: 'Näytä kaikki {{count}} asemaa asemahaussa' },
  },
}
