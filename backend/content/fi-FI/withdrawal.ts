// The withdrawal page (Directive 2011/83/EU, Article 11a): statement, confirmation, the right of
// withdrawal and the model form.

import { COMPANIES } from '../../messages/company.ts'
import { WITHDRAWAL_FORM } from '../../orders/order.ts'
import { formBlock, toForm } from '../forms/form-block.ts'
import { WITHDRAWAL_SHAPES } from '../forms/form-shapes.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('fi-FI')
const { name, address, phone, email, tel } = COMPANIES['fi-FI']

const withdrawalForm = formBlock(WITHDRAWAL_FORM, WITHDRAWAL_SHAPES, {
  title: 'Peruuta sopimus tästä',
  intro: md(
    'Et tarvitse kirjautumista etkä perusteluja. Näet antamasi tiedot ennen kuin vahvistat peruuttamisen.',
  ),
  submitText: 'Tarkista tiedot',
  confirm: {
    title: 'Ovatko tiedot oikein?',
    text: md(
      'Kun vahvistat, olet peruuttanut sopimuksen. Lähetämme siitä vahvistuksen sähköpostiisi.',
    ),
    submitText: 'Vahvista peruuttaminen',
  },
  successTitle: 'Olemme saaneet peruuttamisilmoituksesi',
  successText: md(
    'Palautamme käyttämättömien koodien hinnan 14 päivän kuluessa samalla maksutavalla, jolla maksoit. Älä käytä koodeja enää.',
  ),
  fields: {
    name: { label: 'Nimi' },
    order: {
      label: 'Tilausnumero',
      hint: 'Tilausvahvistuksessa, esimerkiksi AB12-CD34-EF56. Jos numeroa ei ole: mitä ostit ja milloin. Jos peruutat vain osan paketista, kerro, mitkä koodit.',
    },
    email: { label: 'Sähköpostiosoite', hint: 'Lähetämme vahvistuksen tähän osoitteeseen' },
  },
})

export const withdrawalPages: PageSource[] = [
  {
    key: 'withdrawal',
    title: 'Peruuta osto',
    synonyms:
      'peru osto, peruutus, peruuttaminen, tilauksen peruutus, palautus, palautusoikeus, hyvitys, rahat takaisin, peruuttamisoikeus, peruuta tilaus, peru tilaus, tilauksen peruuttaminen',
    description:
      'Peruuta verkkokaupan osto 14 päivän kuluessa: kaksi vaihetta, ilman kirjautumista ja perusteluja. Peruuttamisoikeus ja peruuttamislomake.',
    body: [
      hero({
        title: 'Peruuta osto',
        text: md('Aikaa on 14 päivää, eikä syytä tarvitse kertoa.'),
        links: [
          toForm(WITHDRAWAL_FORM, 'Peruuta sopimus tästä'),
          to('terms', 'Käyttöehdot'),
          to('contact', 'Asiakaspalvelu'),
        ],
      }),
      withdrawalForm,
      richText(
        md(`
        ## Peruuttamisoikeutesi

        Kuluttajana voit peruuttaa verkkokaupassa tekemäsi oston 14 päivän kuluessa ostosta ilmoittamatta syytä. Riittää, että lähetät ilmoituksen ennen määräajan päättymistä.

        Koodin osalta oikeus päättyy, kun koodi käytetään: maksaessasi pyysit toimituksen heti ja vahvistit tietäväsi tämän. Paketista voit peruuttaa käyttämättömät koodit.

        ## Näin peruutat

        Käytä tämän sivun lomaketta tai ilmoita meille muulla selvällä tavalla: sähköpostilla [${email}](mailto:${email}), puhelimitse [${phone}](tel:${tel}) tai kirjeellä ${name}, ${address}. Voit käyttää alla olevaa peruuttamislomaketta, mutta se ei ole pakollista.

        ## Mitä sitten tapahtuu

        Vahvistamme peruuttamisen viipymättä sähköpostilla. Palautamme maksun 14 päivän kuluessa ilmoituksestasi samalla maksutavalla ja maksutta. Paketista palautamme käyttämättömät koodit paketin hinnan suhteessa.

        ## Peruuttamislomake

        Täytä ja palauta tämä lomake vain, jos haluat peruuttaa sopimuksen.

        - Vastaanottaja: ${name}, ${address}, ${email}
        - Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavien tuotteiden toimittamista:
        - Tilauspäivä ja tilausnumero:
        - Kuluttajan nimi:
        - Kuluttajan osoite:
        - Kuluttajan allekirjoitus (vain jos lomake täytetään paperimuodossa):
        - Päiväys:
        `),
      ),
    ],
  },
]
