import { COMPANIES } from '../../messages/company.ts'
import { contentFor, hero, richText, type PageSource } from '../source.ts'

const { md, to } = contentFor('fi-FI')
const { email, phone, tel } = COMPANIES['fi-FI']

export const accessibilityPages: PageSource[] = [
  {
    key: 'accessibility',
    title: 'Saavutettavuusseloste',
    synonyms: 'saavutettavuus',
    description:
      'Miten saavutettava St1:n verkkosivusto on: mitä standardia noudatamme, mikä ei vielä toimi, minne voit antaa palautetta ja kuka valvoo.',
    body: [
      hero({
        title: 'Saavutettavuusseloste',
        text: md('Sivuston kuuluu toimia kaikille. Kun se ei toimi, kerromme sen tässä.'),
        links: [to('contact', 'Kerro, mikä ei toimi')],
      }),
      richText(
        md(`
        Tämä seloste koskee tätä verkkosivustoa ja sen verkkokauppaa. Se on laadittu 23.11.2026 oman arviomme perusteella.

        ## Standardi ja sivuston tila

        Sivuston on tarkoitus täyttää WCAG 2.2 -ohjeiston AA-taso ja eurooppalainen standardi EN 301 549, kuten esteettömyysdirektiivi ja laki digitaalisten palvelujen tarjoamisesta edellyttävät. Se täyttää ne osittain: alla luetellut puutteet ovat vielä korjaamatta.

        ## Mikä ei vielä toimi

        - Ruudunlukijalla ei voi lukea itse karttaa. Kaikki sen asemat ovat vieressä olevassa luettelossa samassa järjestyksessä ja samoin rajauksin, ja näkyvissä olevat asemat ovat myös luettelossa, jossa liikutaan nuolinäppäimillä.
        - Lounaslistat ja ruokien nimet ovat aseman maan kielellä. Niiden kieltä ei ole merkitty sivun koodiin, joten ruudunlukija voi lausua ne väärin (WCAG 3.1.2).
        - Leveitä taulukoita on kapeassa ikkunassa vieritettävä sivusuunnassa.
        - Maksu tapahtuu maksupalvelun omilla sivuilla, ja sovelluskaupoilla ja sosiaalisen median palveluilla on omansa. Emme voi vastata niiden saavutettavuudesta.
        - Evästevalinta ja kartan painikkeet vaativat JavaScriptin. Sivut, haku, lomakkeet ja oston peruuttaminen toimivat ilman sitä.

        ## Miten arvioimme

        Jokaisen muutoksen yhteydessä automaattiset axe-testit käyvät läpi jokaisen sivutyypin neljällä kielellä puhelimen ja tietokoneen kokoisena. Lisäksi testit käyttävät sivustoa pelkällä näppäimistöllä ja tarkistavat ruudunlukijan nimet ja ilmoitukset, 200 prosentin tekstikoon ja tekstin välit. Ulkopuolinen asiantuntija tai avustavia tekniikoita päivittäin käyttävien ryhmä ei ole vielä arvioinut sivustoa.

        ## Anna palautetta

        Jos jokin ei toimi tai tarvitset tiedon toisessa muodossa, [kirjoita asiakaspalveluun](page:contact), lähetä sähköpostia osoitteeseen [${email}](mailto:${email}) tai soita [${phone}](tel:${tel}). Vastaamme 14 päivän kuluessa.

        ## Valvontaviranomainen

        Digitaalisten palvelujen saavutettavuutta valvoo Liikenne- ja viestintävirasto Traficom: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/). Anna palaute ensin meille. Jos vastaus ei auta, voit tehdä Traficomille saavutettavuuskantelun tai pyytää selvitystä.
        `),
      ),
    ],
  },
]
