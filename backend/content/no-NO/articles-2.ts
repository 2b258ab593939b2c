import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('no-NO')

export const articleInterimReport: ArticleSource = {
  key: 'articleInterimReport',
  title: 'Halvårsrapport 2026',
  byline: 'St1 Kommunikasjon',
  created: '2026-08-20T05:00:00Z',
  summary:
    'Omsetningen i første halvår ble 3 140 millioner euro og driftsresultatet 58 millioner. Lading og fornybar diesel vokste mest.',
  tags: ['pressemeldinger', 'bedrift'],
  image: picture('report-desk', 'Halvårsrapport med diagrammer på en pult'),
  text: md(`
    St1-konsernet la i dag fram resultatet for januar–juni 2026. Omsetningen falt noe, mens driftsresultatet økte sammenlignet med samme periode i fjor.

    ## Hovedtall

    | Mill. € | 1. halvår 2026 | 1. halvår 2025 |
    | --- | --- | --- |
    | Omsetning | 3 140 | 3 260 |
    | Driftsresultat | 58 | 51 |
    | Investeringer | 82 | 66 |
    | Egenkapitalandel, % | 43 | 42 |

    Lavere råvarepriser forklarer det meste av nedgangen i omsetning. Resultatet ble løftet av bedre drift i bioraffineriet og økt salg til bedrifter.

    ## Norge

    Salget av bensin falt med 7 prosent, og diesel til personbiler med 5. Solgt strøm på laderne økte med 46 prosent, til 27 GWh. HVO100 økte med
    12 prosent.

    - Åtte nye ladestasjoner ble satt i drift
    - Konsernets fire vindparker produserte 402 GWh, mot 298 året før
    - Tre bystasjoner ble lagt ned

    > Vi tjener mindre på hver liter enn før, og mer på å løse oppgaver for kundene. Slik må det være, sier administrerende direktør i konsernet.

    ## Investeringer

    De største postene var den siste delen av vindparken, nye ladere i Norge og Sverige og en ny linje for forbehandling av avfall i Göteborg.
    Gjelden er redusert, og selskapet har ikke lån som forfaller før i 2028.

    ## Utsikter

    For hele 2026 venter konsernet et driftsresultat på nivå med 2025. Usikkerheten er størst rundt prisene på avfallsråstoff og renten. Investeringene
    i andre halvår går i hovedsak til lading i Norge og Sverige og til biogass.

    ## Hendelser etter periodens slutt

    I juli begynte monteringen av pumper og ladere i Kirkenes. Stasjonen åpner i november.

    Tall for hele år ligger under [Nøkkeltall](page:keyFigures). Neste rapport kommer 26. februar 2027.

    **Kontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}

export const articleBiogas: ArticleSource = {
  key: 'articleBiogas',
  title: 'Biogass for tungtransport',
  byline: 'Anders Kvamme',
  created: '2026-06-09T07:30:00Z',
  summary:
    'Fiskeavfall fra Frøya driver vogntog til Oslo. Vi fulgte gassen fra råtnetank til fyllepistol på Heimdal.',
  tags: ['nyheter', 'bedrift', 'bærekraft'],
  image: picture('biogas-plant', 'Biogassanlegg med runde tanker mellom åker og fjord'),
  text: md(`
    Lukta er mildere enn man skulle tro. I en hall ved Trondheimsfjorden tømmer en tankbil 28 tonn slo og rester fra lakseslakteriene på kysten. Om tre uker
    er det blitt drivstoff.

    ## Fra avfall til gass

    Restene blandes med slam fra treforedling og husdyrgjødsel og pumpes inn i tette tanker. Der spiser bakterier seg mett ved 38 grader. Gassen
    renses, kjøles til minus 162 grader og blir flytende.

    1. Avfall hentes på slakterier og gårder
    2. Råtning i tette tanker, 20–25 dager
    3. Rensing og nedkjøling
    4. Tankbil til fyllestasjonene
    5. Bioresten går tilbake til åkeren som gjødsel

    – Ett vogntog til Oslo og tilbake bruker gass av omtrent fire tonn fiskeavfall, sier driftsleder Kari Lundemo.

    ## Rekkevidden er på plass

    Nye gassbiler går 1 000 kilometer eller mer på en full tank. Fyllingen tar under ti minutter. Utslippene over livsløpet kan bli negative når
    råstoffet er gjødsel, fordi metan som ellers ville lekket ut, blir fanget.

    > Jeg kjører samme rute som før og har samme pauser. Forskjellen er at jeg hører radioen.

    Det sier Jon Egil Vik, som kjører laks for et transportfirma på Hitra.

    ![Vogntog oppstilt ved en truckstasjon](scene:truck-stop)

    ## To stasjoner, snart fire

    Flytende biogass selges i dag på Heimdal i Trondheim og på Kløfta nord for Oslo. Neste år kommer Stavanger og Lillehammer.

    Tankene rommer gass til tre døgns normalt salg. Skulle en leveranse utebli, henter vi fra et reservelager på Skogn, så ingen blir stående.

    Prisen avtales, og bilene har i dag fritak eller rabatt i mange bomringer. Vi hjelper transportører med å regne på det.
    [Ta kontakt](page:b2bContact), eller les om [tjenestene for transport](page:haulage).
  `),
}

export const articleWindFarm: ArticleSource = {
  key: 'articleWindFarm',
  title: 'Vindparken i nord er i full drift',
  byline: 'Ingrid Solbakken',
  created: '2026-04-21T09:00:00Z',
  summary:
    'Alle fjorten turbinene på Murtokangas i Nord-Finland leverer strøm. Parken skal gi 290 GWh i året.',
  tags: ['pressemeldinger', 'bærekraft'],
  image: picture('wind-turbines', 'Vindturbiner over snødekt skog i vårsol'),
  text: md(`
    Murtokangas vindpark i Simo, innerst i Bottenvika, er i full drift. Produksjonen begynte i februar, og nå er prøvedriften over på alle fjorten
    turbiner. Samlet effekt er 87 MW, og ventet årlig produksjon er 290 GWh.

    ## Jevn vind, lange vintre

    Kald luft er tung, og derfor produserer parken mest når landsdelen trenger mest. Bladene har varme som holder isen unna, og en isføler
    stanser turbinen når det trengs. I mer enn 15 meter i sekundet arbeider ingen i maskinhuset.

    ![Vei gjennom vinterlandskap under nordlys](scene:road-aurora)

    ## Avtalt med reindriften

    Området er reinbeite. Før den første gravemaskinen kom, ble St1 og reinbeitelaget enige om tre ting: hvor veiene skal gå, når det ikke bygges,
    og hvor gjerdene skal stå. Under kalvingen sto arbeidet stille i fire uker.

    > Vi er ikke blitt enige om alt. Men vi vet hvem vi skal ringe, og de tar telefonen, sier lederen for reinbeitelaget.

    Én gang i året møtes partene og ser på hva sporene i snøen forteller. I fjor vår ble en servicevei stengt i en måned fordi simler med kalv
    holdt til langs den.

    ## Lokale hender

    Halvparten av byggearbeidet er gjort av folk fra området, og halvparten av servicelaget kommer fra Kemi. Kommunene der St1 har vindparker,
    får til sammen rundt 2,1 millioner euro i eiendomsskatt i året.

    - Turbiner: 14, med tårn på 160 meter
    - Blad: 81 meter lange
    - Vind: starter ved 3 og stanser ved 25 meter i sekundet
    - Levetid: 30–35 år, med sikkerhet stilt for rivingen

    Murtokangas er St1s fjerde vindpark. De andre ligger i Kalajoki, Raahe og Pori. Til sammen gir 66 turbiner rundt 900 GWh i året.

    Strømmen selges i markedet, mens opprinnelsesgarantiene brukes til å dekke forbruket på St1s ladere i Norge. Les mer på
    [siden om vindkraft](page:windPower).

    **Pressekontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}
