// Messages of the consent dialog in Swedish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['consent'] = {
  title: 'Ditt val av cookies',
  text: 'Vi använder cookies för att webbplatsen ska fungera, för att se hur den används och för att visa innehåll som intresserar dig. Du kan när som helst ändra ditt val i sidfoten.',
  privacy: 'Läs integritetspolicyn',
  acceptAll: 'Godkänn alla',
  onlyNecessary: 'Endast nödvändiga',
  settings: 'Välj vilka cookies vi använder',
  save: 'Spara mitt val',
  saved: 'Ditt val har sparats',
  stored: 'Vad som lagras',
  necessary: { title: 'Nödvändiga', text: 'Webbplatsen fungerar inte utan dem: språk, varukorg och inloggning. De är alltid aktiva.' },
  statistics: { title: 'Statistik', text: 'Hjälper oss att se vilka sidor som används och var webbplatsen kan bli bättre.' },
  marketing: { title: 'Marknadsföring', text: 'Låter oss och våra partner visa innehåll och erbjudanden som intresserar dig.' },
}
