import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Inget är sparat på enheten. Markera en station med stjärnan eller spara en betald beställning med koderna, så går de att öppna även utan uppkoppling.',
  findStation: 'Hitta en station',
  clear: 'Ta bort allt sparat',
  needsScript: 'Det du har sparat visas med JavaScript. Slå på det i webbläsaren och ladda om sidan.',
}
