import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('no-NO')

export const articleNewStation: ArticleSource = {
  key: 'articleNewStation',
  title: 'Ny stasjon i Kirkenes',
  byline: 'Ingrid Solbakken',
  created: '2026-11-05T08:00:00Z',
  summary:
    'St1 åpner døgnåpen stasjon ved E6 i Kirkenes, med fire hurtigladere, truckpumper og varm mat. Det er vår østligste i Norge.',
  figure: '4 × 400 kW',
  figureText: 'hurtigladere ved E6',
  tags: ['pressemeldinger', 'lading', 'mat'],
  image: picture('station-dusk', 'Den nye stasjonen i Kirkenes opplyst i mørketida'),
  text: md(`
    Torsdag 5. november åpner den nye St1-stasjonen ved E6 på Hesseng, like utenfor Kirkenes. Pumper og ladere er åpne hele døgnet. Butikk og
    kjøkken holder åpent 6–22 på hverdager og 8–22 i helgene.

    ## Bygd for kulde

    I Sør-Varanger kan gradestokken krype under minus tretti. Stasjonen har derfor varmekabler under hele forplassen, vindfang mellom pumpene og
    ladekabler som holder seg myke i frost. Varmen til bygget kommer fra tre energibrønner og fra kjølediskene.

    - Bensin 95 og 98, diesel, HVO100, farget diesel og parafin
    - Fire ladere med inntil 400 kW, to av dem med plass til tilhenger
    - Høytrykkspumper og AdBlue for vogntog
    - Lunsj, bakst og tolv sitteplasser ved vinduet

    ## Åtte nye arbeidsplasser

    Stasjonen drives av en lokal forhandler og gir arbeid til åtte personer. Fire av dem begynte opplæringen i sommer.

    > Folk her kjører langt. Da må det lyse når de kommer fram, og kaffen må være varm, sier forhandler Marit Aikio Nilsen.

    ![Elbil som lader i snøvær utenfor stasjonen](scene:charger-snow)

    ## En viktig lenke i nord

    Fra Kirkenes er det rundt 140 kilometer til Tana bru. For elbilister er avstanden mellom hurtigladere fortsatt lang i Øst-Finnmark, og for
    næringslivet ved havna har det manglet en truckpumpe som er åpen om natta.

    – Vi legger ned noen bystasjoner og bygger langs hovedveiene, der behovet er størst. Kirkenes har stått på lista lenge, sier utbyggingssjef
    Torbjørn Hauge i St1 Norge.

    Åpningsdagen markeres med gratis kaffe og vafler fra klokka 10. De femti første som vasker bilen, får vasken på huset når vaskehallen
    åpner i mars. [Se stasjonen i kartet](page:stationLocator).

    **Pressekontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}

export const articleHvo: ArticleSource = {
  key: 'articleHvo',
  title: 'Fornybar diesel om vinteren',
  byline: 'Anders Kvamme',
  created: '2026-10-27T06:30:00Z',
  summary:
    'Tåler HVO100 en vinter på Saltfjellet? Et brøytelag har kjørt på fornybar diesel i tre sesonger. Her er erfaringene deres.',
  figure: '−32 °C',
  figureText: 'tåler fornybar diesel',
  tags: ['nyheter', 'bærekraft', 'bedrift'],
  image: picture('road-aurora', 'Brøytet vei over fjellet under nordlys'),
  text: md(`
    Når E6 over Saltfjellet går i kolonne, er det Roger Mikalsen og kollegene som kjører først. De fire brøytebilene deres har gått på HVO100
    siden høsten 2023. Før den tid var han skeptisk.

    – Jeg har stått med geléaktig diesel i filteret klokka fire om natta. Det gjør du bare én gang før du blir forsiktig med nye ting.

    ## Hvorfor den ikke fryser

    Vanlig diesel inneholder parafinvoks som feller ut når det blir kaldt. HVO100 lages ved at fett og oljer behandles med hydrogen.
    Til slutt endres molekylene slik at de tåler kulde. Vintervaren vår har blakningspunkt på minus 32 grader.

    | Egenskap | Vinterdiesel B7 | HVO100 vinter |
    | --- | --- | --- |
    | Blakningspunkt | −24 °C | −32 °C |
    | Cetantall | 51 | Over 70 |
    | Utslipp over livsløpet | 100 % | Ned til 10 % |

    Høyt cetantall gir lettere start og jevnere gang i kulda. Til gjengjeld veier HVO litt mindre, og forbruket stiger to–tre prosent i liter.

    ## Tre vintre uten stans

    Brøytelaget noterte alt: starttider, filterbytter og forbruk. På tre sesonger har de ikke hatt én driftsstans som skyldtes drivstoffet. Filtrene
    skiftes nå etter planen, ikke oftere.

    > Det første jeg merket, var lukta. Den er nesten borte. Det andre var at bilen starta.

    ![Vogntog på en vintervei om natten](scene:truck-night)

    ## Slik går du over

    1. Sjekk at motoren er godkjent for EN 15940. Det gjelder de fleste dieselbiler og maskiner fra de siste ti årene.
    2. Fyll rett på. HVO100 kan blandes med vanlig diesel i alle forhold.
    3. Bytt drivstoffilter etter de første tankene hvis maskinen er gammel. HVO løser opp avleiringer.

    HVO100 koster mer enn fossil diesel, og forskjellen varierer. Mange anbud gir poeng for fossilfri drift, og da kan regnestykket gå opp likevel.
    Du finner den på {hvo} stasjoner, eller [levert med tankbil](page:energyProducts).
  `),
}

export const articleChargingNetwork: ArticleSource = {
  key: 'articleChargingNetwork',
  title: 'Hurtiglading bygges ut langs hovedveiene',
  byline: 'Ingrid Solbakken',
  created: '2026-09-15T07:00:00Z',
  summary:
    'St1 åpner 34 nye ladestasjoner innen utgangen av 2027. Først ut er Dombås, Hemsedal og Mo i Rana, med inntil 400 kW per bil.',
  figure: '+34',
  figureText: 'nye ladestasjoner innen utgangen av 2027',
  tags: ['pressemeldinger', 'lading'],
  image: picture('charger-city', 'Rekke med hurtigladere i kveldslys'),
  text: md(`
    St1 utvider ladenettet i Norge fra {chargingStations} til 167 stasjoner innen utgangen av 2027. De nye stedene får mellom fire og tolv ladepunkter, og alle kan
    levere inntil 400 kW til én bil.

    ## Der køene er lengst

    Valget av steder bygger på tall fra påske, fellesferie og vinterferie. På de travleste utfartsdagene er belegget på E6 gjennom
    Gudbrandsdalen fem ganger høyere enn en vanlig onsdag.

    | Sted | Ladepunkter | Åpner |
    | --- | --- | --- |
    | Dombås | 12 | November 2026 |
    | Hemsedal | 8 | Desember 2026 |
    | Mo i Rana | 8 | Februar 2027 |
    | Voss | 10 | April 2027 |
    | Haukeli | 6 | Juni 2027 |

    – Folk tåler å vente litt. De tåler ikke å ikke vite hvor lenge. Derfor viser appen nå hvor mange som lader, og når neste plass ventes ledig,
    sier ladesjef Silje Rognerud.

    ## Tak, lys og plass til henger

    Erfaringen fra de første stasjonene er enkel. Kundene vil ha lys, tak over hodet og et toalett som er åpent. Alle nye steder får dette, og
    minst to plasser der det går an å kjøre gjennom med tilhenger.

    - Bankkort på alle ladere, uten app og registrering
    - Skjermer som kan leses i motlys, på bokmål, nynorsk, nordsamisk og engelsk
    - Kabler med motvekt, så de er lette å løfte

    ## Nettet er flaskehalsen

    På ni steder er laderne satt opp, men mangler strøm. Der bruker St1 batterier på inntil 1 MWh, som lades om natta og tar toppene om dagen.

    > Et batteri i en container er ikke like fint som en ny trafo. Men det kommer to år før.

    Prisene er uendret. De ligger på [siden om elbillading](page:evCharging).

    **Pressekontakt:** telefon 21 00 08 50, presse.no@st1.example
  `),
}
