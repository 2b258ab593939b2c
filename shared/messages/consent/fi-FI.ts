// Messages of the consent dialog in Finnish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['consent'] = {
  title: 'Evästevalintasi',
  text: 'Käytämme evästeitä, jotta sivusto toimii, jotta näemme, miten sitä käytetään, ja jotta voimme näyttää sinua kiinnostavaa sisältöä. Voit muuttaa valintaasi milloin tahansa sivun alareunasta.',
  privacy: 'Lue lisää tietosuojasta',
  acceptAll: 'Hyväksy kaikki',
  onlyNecessary: 'Vain välttämättömät',
  settings: 'Valitse, mitä evästeitä käytämme',
  save: 'Tallenna valintani',
  saved: 'Valintasi on tallennettu',
  stored: 'Mitä tallennetaan',
  necessary: { title: 'Välttämättömät', text: 'Sivusto ei toimi ilman näitä: kieli, ostoskori ja kirjautuminen. Ne ovat aina käytössä.' },
  statistics: { title: 'Tilastot', text: 'Auttavat meitä näkemään, mitä sivuja käytetään ja missä sivustoa pitää parantaa.' },
  marketing: { title: 'Markkinointi', text: 'Niiden avulla me ja kumppanimme voimme näyttää sinua kiinnostavaa sisältöä ja tarjouksia.' },
}
