// The terms that the terms page and the footer's dialog show.

import { COMPANIES } from '../../messages/company.ts'
import { md } from './words.ts'

const { name, address, phone, email, businessId } = COMPANIES['sv-SE']

export const termsText = md(`
  Villkoren gäller när du som konsument köper digitala produkter, till exempel tvättkoder, på webbplatsen. De gäller från den 1 september 2026.

  ## 1. Säljare
  ${name}, ${address}, ${businessId.label.toLowerCase()} ${businessId.value}. Telefon ${phone}, e-post ${email}. I villkoren kallas bolaget ”vi” eller ”oss”.

  ## 2. Beställning och avtal
  Du måste vara minst 18 år eller ha vårdnadshavares tillåtelse. Avtalet ingås när betalningen är godkänd och du har fått en beställningsbekräftelse med e-post. Kontrollera att adress och telefonnummer stämmer innan du betalar. Vi kan neka en beställning om priset är uppenbart felaktigt eller om vi misstänker bedrägeri.

  ## 3. Priser och betalning
  Alla priser i webbutiken är i euro och inklusive moms. Priset som visas i kassan när du betalar gäller. Du betalar med kort eller med en mobil plånbok som tar euro. Din bank räknar om beloppet till kronor. Betalningen sker hos en betalleverantör, och vi får aldrig tillgång till ditt kortnummer. Har du en rabattkod anger du den i varukorgen. Bara en kod kan användas per köp.

  ## 4. Leverans
  Koden skickas med e-post direkt efter betalningen, och med sms om du har valt det. Den visas också på beställningens sida. Titta i skräpposten om koden inte har kommit inom en timme, och kontakta därefter kundservice.

  ## 5. Användning och giltighet
  En kod gäller för en tvätt av det program som anges, på de stationer där programmet finns. Den gäller i tolv månader från köpet. Du får ge bort koden men inte sälja den vidare i näringsverksamhet. Läs skyltarna vid hallen om mått, lastbågar och utrustning. Är hallen stängd på grund av kyla eller fel kan du använda koden senare eller på en annan station.

  ## 6. Ångerrätt
  Enligt distansavtalslagen har du rätt att ångra köpet inom 14 dagar från avtalet, utan att ange något skäl, så länge koden inte är använd. [Ångra avtalet här](page:withdrawal) eller meddela oss tydligt på annat sätt, till exempel med e-post och beställningsnummer. Du kan också använda Konsumentverkets standardblankett. Vi betalar tillbaka samma väg som du betalade, senast inom 14 dagar. När en kod har använts har tjänsten utförts med ditt samtycke och ångerrätten upphör. Av ett paket kan du ångra köpet av de koder som inte är använda. Då får du tillbaka deras andel av priset.

  ## 7. Reklamation
  Är något fel med produkten ska du meddela oss inom skälig tid efter att du märkt det. Två månader är alltid i tid. Vi ersätter med en ny kod eller ny tvätt, eller betalar tillbaka om det inte är möjligt. Skador på fordon anmäls till personalen innan du lämnar platsen. På en obemannad station ringer du oss samma dag.

  ## 8. Ansvar
  Vi ansvarar enligt konsumenttjänstlagen för skador som tvätten orsakar genom fel eller försummelse hos oss. Vi ansvarar inte för skador som beror på lösa delar, bristfällig lack, eftermonterad utrustning eller att anvisningarna inte har följts. Vi ansvarar inte för hinder utanför vår kontroll, till exempel strömavbrott eller myndighetsbeslut.

  ## 9. Personuppgifter
  Vi behandlar dina uppgifter för att fullgöra avtalet och följa bokföringslagen. Läs mer i vår [integritetspolicy](page:privacy).

  ## 10. Tvist och tillämplig lag
  Svensk lag gäller. Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, arn.se. Vi följer nämndens rekommendationer. Du kan alltid pröva saken i allmän domstol.
`)
