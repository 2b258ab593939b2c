import { contentFor, type ArticleSource } from '../source.ts'
import { picture } from '../pictures.ts'

const { md } = contentFor('no-NO')

export const articleInterimReport: ArticleSource = {
  key: 'articleInterimReport',
  title: 'Halvårsrapport 2026',
  byline: 'St1 Kommunikasjon',
  created: '2026-08-20T06:00:00Z',
  summary: 'Omsetningen i første halvår ble 3 940 millioner euro og driftsresultatet 98 millioner. Lading og fornybar diesel vokste mest.',
  tags: ['pressemeldinger', 'bedrift'],
  image: picture('report-desk', 'Halvårsrapport med diagrammer på en pult'),
  text: md(`
    St1-konsernet la i dag fram resultatet for januar–juni 2026. Omsetningen falt noe, mens driftsresultatet økte sammenlignet med samme periode i fjor.

    ## Hovedtall

    | Mill. € | 1. halvår 2026 | 1. halvår 2025 |
    | --- | --- | --- |
    | Omsetning | 3 940 | 4 080 |
    | Driftsresultat | 98 | 91 |
    | Investeringer | 86 | 79 |
    | Egenkapitalandel, % | 45,1 | 43,8 |

    Lavere råvarepriser forklarer det meste av nedgangen i omsetning. Resultatet ble løftet av bedre drift i bioraffineriet og økt salg til bedrifter.

    ## Norge

    Salget av bensin falt med 7 prosent, og diesel til personbiler med 5. Solgt strøm på laderne økte med 46 prosent, til 27 GWh. HVO 100 økte med
    12 prosent.

    - Åtte nye ladestasjoner ble satt i drift
    - Nordvarden vindpark har levert for fullt siden april
    - Tre bystasjoner ble lagt ned

    > Vi tjener mindre på hver liter enn før, og mer på å løse oppgaver for kundene. Slik må det være, sier administrerende direktør i konsernet.

    ## Investeringer

    De største postene var den siste delen av vindparken, nye ladere i Norge og Sverige og en ny linje for forbehandling av avfall i Göteborg.
    Gjelden er redusert, og selskapet har ikke lån som forfaller før i 2028.

    ## Utsikter

    For hele 2026 venter konsernet et driftsresultat på nivå med 2025. Usikkerheten er størst rundt prisene på avfallsråstoff og renten. Investeringene
    i andre halvår går i hovedsak til lading i Norge og Sverige og til biogass.

    ## Hendelser etter periodens slutt

    I juli ble avtalen om tomt i Kirkenes ferdig signert. Stasjonen åpner i november.

    Tall for hele år ligger under [Nøkkeltall](page:keyFigures). Neste rapport kommer i mars 2027.

    **Kontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}

export const articleBiogas: ArticleSource = {
  key: 'articleBiogas',
  title: 'Biogass for tungtransport',
  byline: 'Anders Kvamme',
  created: '2026-06-09T07:30:00Z',
  summary: 'Fiskeavfall fra Frøya driver vogntog til Oslo. Vi fulgte gassen fra råtnetank til fyllepistol på Heimdal.',
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

    ## Tre stasjoner, snart fem

    Flytende biogass selges i dag på Heimdal i Trondheim, på Berger ved Skedsmokorset og i Bergen. Neste år kommer Stavanger og Lillehammer.

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
  summary: 'Den siste av femten turbiner på Nordvarden er koblet til nettet. Parken skal gi 240 GWh i året.',
  tags: ['pressemeldinger', 'bærekraft'],
  image: picture('wind-turbines', 'Vindturbiner på et snødekt fjell i vårsol'),
  text: md(`
    Nordvarden vindpark i Øst-Finnmark er i full drift. Mandag ettermiddag ble den siste av femten turbiner koblet til nettet. Samlet effekt er 63 MW,
    og ventet årlig produksjon er 240 GWh.

    ## Jevn vind, lange vintre

    Vinden på platået måler i snitt 8,9 meter i sekundet. Kald luft er tung, og derfor produserer parken mest når landsdelen trenger mest. Bladene har
    varme som holder isen unna.

    ![Vei gjennom vinterlandskap under nordlys](scene:road-aurora)

    ## Fire turbiner færre

    Den opprinnelige planen hadde nitten turbiner. Etter konsultasjoner med reinbeitedistriktet ble fire tatt ut og adkomstveien flyttet. Det ble også
    avtalt stans i vedlikehold under kalving og fri ferdsel langs trekkleia.

    > Vi er ikke blitt enige om alt. Men vi vet hvem vi skal ringe, og de tar telefonen, sier Nils Ánte Sara i reinbeitedistriktet.

    Under byggingen ble det også gjort arkeologiske registreringer. To gamle fangstgroper ligger nå trygt bak gjerde, og veien svinger utenom.

    Avtalen skal gjennomgås hvert tredje år, og virkningen på beite følges av uavhengige fagfolk.

    ## Ni faste arbeidsplasser

    Driftssenteret ligger ved kaia i nærmeste tettsted. Der jobber ni personer, seks av dem fra kommunen. To lærlinger i energimontørfaget begynner til høsten.

    - Turbiner: 15, med navhøyde 84 meter
    - Byggetid: 26 måneder
    - Investering: 88 millioner euro
    - Driftstid: 30 år, deretter skal terrenget settes i stand

    I prøvedriften fra desember til mars produserte parken 61 GWh, litt over plan. Tilgjengeligheten var 97 prosent, til tross for to stormer med vindkast
    over 40 meter i sekundet.

    Strømmen selges i markedet, mens opprinnelsesgarantiene brukes til å dekke forbruket på St1s ladere i Norge. Les mer på
    [siden om vindkraft](page:windPower).

    **Pressekontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}
