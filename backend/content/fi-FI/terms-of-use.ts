// The first card of the terms page, which the footer's terms modal also shows.

import { COMPANIES } from '../../messages/company.ts'
import { md } from './words.ts'

const { name, address, businessId } = COMPANIES['fi-FI']

export const termsOfUse = md(`
  Voimassa 1.9.2026 alkaen. Nämä ehdot koskevat St1 Oy:n verkkosivuja ja verkkokauppaa Suomessa.

  ## 1. Osapuolet ja soveltaminen

  Palvelun tarjoaa ${name}, ${address}, ${businessId.label} ${businessId.value}. Ehdot sitovat sinua, kun teet tilauksen tai kirjaudut omille sivuille.
  Pelkkä sivujen lukeminen ei luo sopimusta. Yritysasiakkaisiin sovelletaan lisäksi kirjallista sopimusta, ja ristiriidassa se on
  ensisijainen. Kuluttajan pakottavat oikeudet ovat voimassa näistä ehdoista riippumatta.

  ## 2. Tuotteet ja hinnat

  Verkkokaupassa myydään autopesuja ja muita digitaalisia tuotteita. Hinnat ovat euroina ja sisältävät arvonlisäveron. Tilaukseen sovelletaan hintaa, joka näkyy vahvistussivulla. Jos hinnassa on selvä virhe, voimme perua tilauksen ja
  palautamme maksun kokonaan.

  ## 3. Tilaus ja maksaminen

  Tilauksen voi tehdä 15 vuotta täyttänyt. Sopimus syntyy, kun maksu on vahvistettu. Maksutavat ovat verkkopankki, maksukortti ja
  mobiilimaksu. Maksun välittää maksupalvelun tarjoaja, emmekä saa tietoomme kortin numeroa. Tilausvahvistus lähetetään antamaasi
  sähköpostiosoitteeseen. Tarkista osoite ennen maksamista.

  ## 4. Koodin toimitus ja käyttö

  Pesukoodi toimitetaan sähköpostilla ja halutessasi tekstiviestillä heti maksun jälkeen, viimeistään tunnin kuluttua. Koodi alkaa
  merkeillä ST1-. Yksi koodi oikeuttaa yhteen pesuun, paketissa on oma koodi joka pesulle.

  - Koodi on voimassa 12 kuukautta ostopäivästä.
  - Koodin saa antaa toiselle, mutta sitä ei saa myydä edelleen ammattimaisesti.
  - Koodi käy asemilla, joilla on kyseinen pesulinja. Luettelo on asemahaussa.

  Jos pesu on suljettu koodin voimassaolon viimeisinä päivinä, pidennämme voimassaoloa vähintään 30 päivällä.

  ## 5. Peruuttaminen ja palautus

  Kuluttajana voit peruuttaa käyttämättömän koodin oston 14 päivän kuluessa ilman syytä: [peruuta sopimus tästä](page:withdrawal)
  tai ilmoita asiakaspalveluun ja kerro tilausnumero. Palautamme maksun samalla maksutavalla 14 päivän kuluessa ilmoituksesta. Käytetyn koodin peruuttamisoikeus päättyy, kun
  pesu alkaa. Jos käytät osan paketista, palautamme käyttämättömät koodit paketin hinnan suhteessa.

  ## 6. Virheet ja vastuu

  Jos pesussa on virhe, teemme uuden pesun tai hyvitämme hinnan. Vastaamme vahingosta, jonka pesulaitteen vika on aiheuttanut autolle.
  Emme vastaa vahingosta, joka johtuu irtonaisista osista, jälkiasennetuista varusteista tai ohjeiden vastaisesta ajosta pesuhalliin.
  Ilmoita vahingosta heti, viimeistään seitsemän päivän kuluessa, ja liitä kuvat.

  ## 7. Palvelun saatavuus

  Pyrimme pitämään palvelun auki ympäri vuorokauden. Huollosta tiedotamme ennalta sivuilla. Emme vastaa katkosta, joka johtuu
  tietoliikenteestä, sähkönjakelusta tai muusta esteestä, johon emme kohtuudella voi vaikuttaa. Maksamasi tuote toimitetaan aina,
  viimeistään katkon päätyttyä.

  ## 8. Sisältö ja tekijänoikeus

  Sivujen tekstit, kuvat ja tavaramerkit kuuluvat St1:lle tai sen kumppaneille. Saat käyttää niitä omaan tarpeeseen. Muuhun
  käyttöön tarvitaan lupa. Linkittää saa vapaasti.

  ## 9. Henkilötiedot

  Käsittelemme henkilötietoja [tietosuojasivulla](page:privacy) kerrotulla tavalla.

  ## 10. Muutokset

  Voimme muuttaa ehtoja ilmoittamalla siitä näillä sivuilla vähintään 30 päivää ennen. Tehtyyn tilaukseen sovelletaan tilaushetken
  ehtoja.

  ## 11. Sovellettava laki ja erimielisyydet

  Ehtoihin sovelletaan Suomen lakia. Ota ensin yhteyttä [asiakaspalveluun](page:contact). Jos asia ei ratkea, voit kääntyä
  kuluttajaneuvonnan (kkv.fi) ja kuluttajariitalautakunnan puoleen (kuluttajariita.fi). Kuluttaja voi nostaa kanteen myös
  kotipaikkansa käräjäoikeudessa.
`)
