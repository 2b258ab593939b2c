import { picture } from '../pictures.ts'
import { contentFor, type ArticleSource } from '../source.ts'

const { md } = contentFor('no-NO')

export const articleApp: ArticleSource = {
  key: 'articleApp',
  title: 'Den nye appen er her',
  byline: 'Hanne Brekke',
  created: '2026-02-24T08:00:00Z',
  summary:
    'Start lading, betal ved pumpa og hent vaskekoden i samme app. Den nye St1-appen er bygd om fra bunnen.',
  tags: ['nyheter', 'lading', 'bilvask'],
  image: picture('app-phone', 'Mobil med den nye St1-appen i hånden'),
  text: md(`
    I dag kommer den nye St1-appen til iPhone og Android. Den gamle fortsetter å virke til 30. april, men får ikke flere oppdateringer.

    ## Færre trykk

    Vi tok tida på hundre kunder som skulle starte en lading i den gamle appen. Snittet var 41 sekunder. I den nye er det 9. Appen skjønner hvilken
    stasjon du står på, og viser de ledige laderne først.

    ## Dette kan du gjøre

    - Starte og stoppe lading, og få beskjed ved 80 prosent
    - Velge pumpe og betale fra bilen
    - Kjøpe vaskekoder og gi dem bort på melding
    - Leie tilhenger og åpne låsen med mobilen
    - Finne kvitteringer, sortert på bil

    Du logger inn med mobilnummer. BankID trengs bare når du knytter til et St1-kort.

    > Jeg ville ha en app jeg kunne bruke med votter. Vi kom ikke helt dit, men knappene er blitt store.

    Det sier produktansvarlig Eirik Tangen.

    ![Elbil ved hurtiglader i byen](scene:charger-city)

    ## Det folk spurte om

    **Må jeg ha appen?** Nei. Bankkort virker fortsatt på alle pumper, ladere og vaskehaller.

    **Følger fordelene med?** Ja. Logg inn med samme nummer, så ligger vaskene og kaffekoppene der.

    **Hva skjer med posisjonen min?** Den brukes mens appen er åpen, til å finne nærmeste stasjon. Den lagres ikke. Les mer under
    [personvern](page:privacy).

    **Er den på flere språk?** Bokmål, svensk, finsk og engelsk fra dag én. Nynorsk kommer i løpet av året.

    ## Slik bytter du

    1. Last ned den nye appen og logg inn med samme mobilnummer.
    2. Sjekk at bilene dine er med, og legg inn kortet på nytt. Kortnummer flyttes ikke, av sikkerhetsgrunner.
    3. Slett den gamle når du ser at alt er på plass.

    Ikke medlem ennå? [Kundeklubben](page:loyalty) er gratis, og innmeldingen tar et minutt.
  `),
}

export const articleWashWinter: ArticleSource = {
  key: 'articleWashWinter',
  title: 'Bilvask i kulda',
  byline: 'Hanne Brekke',
  created: '2026-01-15T06:30:00Z',
  summary:
    'Salt og piggdekkstøv sliter mest når det er kaldest. Slik vasker du bilen om vinteren uten frosne dører og låste ladeluker.',
  tags: ['nyheter', 'bilvask'],
  image: picture('car-wash-foam', 'Bil dekket av skum mens snøen laver ned utenfor'),
  text: md(`
    Mange lar bilen stå skitten fra nyttår til påske. Det er da den trenger vask mest. Veisalt legger seg i skjøter og under bilen, og når
    temperaturen svinger rundt null, går rusten fort.

    ## Hvor ofte?

    En tommelfingerregel er hver fjortende dag så lenge det saltes, og alltid etter en lang tur på våt vei. Velg et program med understell.
    Er det kaldere enn 15 minusgrader, er hallene stengt. Da kan det like godt vente, for saltet virker lite i sprengkulde.

    ## Før du kjører inn

    1. Børst av løs snø og is, særlig på tak og panser.
    2. Smør pakningene rundt dører og bagasjeluke med silikon.
    3. Lukk ladeluke og tanklokk, og lås bilen fra innsiden.
    4. Slå av regnsensor og automatisk parkeringsbrems. Elbiler har som regel en egen vaskemodus.

    ## Etter vasken

    Kjør ut og bli stående et par minutter med varmen på. Åpne og lukk alle dører én gang. Tørk av låser, ladeluke og ryggekamera.
    Bremsene er våte, så ta noen forsiktige nedbremsinger før du parkerer.

    > Den vanligste feilen er å parkere rett etter vask i ti minusgrader. Da sitter dørene som støpt.

    Rådet kommer fra Per Ivar Moen, som har hatt ansvar for vaskehallen på Lillehammer i atten år.

    ![Bil på vei gjennom opplyste buer i vaskehallen](scene:car-wash-arcs)

    ## Hva med hjemmevask?

    Vask på asfalt sender olje, salt og mikroplast rett i overvannet. I mange kommuner er det ikke lov. I hallene våre går vannet gjennom
    sandfang og oljeutskiller, og de fleste steder brukes mesteparten om igjen.

    En [Perfect-vask](page:carWash) koster {price perfect}. Vasker du annenhver uke gjennom vinteren, lønner pakken med fem vasker seg.
  `),
}

export const articleTruckers: ArticleSource = {
  key: 'articleTruckers',
  title: 'Natten tilhører sjåførene',
  byline: 'Anders Kvamme',
  created: '2025-11-19T05:00:00Z',
  summary:
    'Mellom to og fem på truckstasjonen på Dombås møtes laks, pakker og juletrær. Vi satt oppe sammen med dem som kjører.',
  tags: ['historier', 'bedrift', 'mat'],
  image: picture('truck-night', 'Vogntog under lysene på stasjonen om natten'),
  text: md(`
    Klokka er 02.10, og det snør vannrett på Dombås. På plassen står elleve vogntog. Et tolvte svinger inn fra E136 med is i grillen. Bak disken
    setter Bente Sæther på mer kaffe.

    – Nå kommer laksen, sier hun uten å se opp.

    ## Fisk nordfra, epler sørfra

    Dombås er et kryss. Fisk fra Møre skal østover, stykkgods fra Oslo skal nordover, og juletrær fra Sverige skal litt overalt. Sjåførene har
    kjøre- og hviletider å passe på, og 45 minutter er akkurat nok til middag, dusj og en telefon hjem.

    Tomasz Zielinski har kjørt ruta Ålesund–Oslo i ni år. Han kjenner hver bakke.

    > Den verste er ikke den bratteste. Det er den der alle andre stopper.

    ## Dusj, kjøttkaker og motorvarmer

    Kjøkkenet stenger klokka 18, men Bente setter alltid av noen porsjoner i varmeskapet. Den som har ringt i forveien, får navnet sitt på lokket.

    - Dusjen er gratis når du fyller minst 200 liter
    - Ti plasser har uttak for motorvarmer
    - Kjettingplassen er opplyst hele natta

    ![Vogntog på rekke ved truckstasjonen](scene:truck-stop)

    ## Kvinner bak rattet

    Klokka halv fire kommer Silje Haugland inn for å lade telefonen og seg selv. Hun er 26 og kjører tømmer. I klassen hennes på yrkesskolen var de fire jenter
    av tretti.

    – Folk spør om jeg er redd for å kjøre alene om natta. Jeg er reddere for glatte rundkjøringer i Oslo.

    Hun vil ha flere oppstillingsplasser med lys, og dører som kan låses på dusjen. Begge deler er på plass her. Det er ikke selvsagt langs veien.

    ## Morgen

    05.15 brøyter kommunen innkjørselen. Laksen har dratt. Det lukter boller, og de første pendlerne kommer inn og undrer seg over alle sporene i
    snøen. Bente vrir om skiltet fra kaffe til frokost.

    Les mer om [truckstasjonene våre](page:haulage).
  `),
}
