// Messages of the list of what is stored in Swedish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['storage'] = {
  nothing: 'Just nu lagras inget för detta.',
  kept: 'Sparas: {{lifetime}}. Mottagare: {{recipient}}.',
  areas: { cookie: 'cookie', localStorage: 'på den här enheten', sessionStorage: 'i den här fliken', cache: 'i webbläsarens cache' },
  lifetimes: {
    days30: '30 dagar',
    days90: '90 dagar',
    months12: '12 månader',
    years2: '2 år',
    tab: 'tills du stänger fliken',
    device: 'tills du tar bort det',
  },
  purposes: {
    locale: 'Språket du har valt',
    session: 'Din inloggning',
    consent: 'Ditt val av cookies, dess datum och version',
    cart: 'Produkterna i din varukorg',
    userinfo: 'Kontaktuppgifter som du har skrivit i kassan',
    checkout: 'Dina val i kassan',
    orderAttempt: 'Beställningen som håller på att betalas, så att du aldrig betalar två gånger',
    trackedPurchases: 'Köp som redan har räknats, så att inget räknas två gånger',
    favourites: 'Stationerna du har sparat',
    savedPages: 'Listan över stationer och beställningar som du har sparat',
    savedFiles: 'De sparade stationerna och beställningarna, så att de öppnas utan anslutning',
    formDraft: 'Det du har skrivit i ett formulär, tills det skickas',
    reloadedAt: 'När en sida senast laddades om efter en uppdatering',
    visitor: 'Skiljer besökare åt i statistiken',
    visit: 'Håller ihop det som hör till ett besök',
    advertising: 'Mäter om en annons ledde till ett besök',
  },
}
