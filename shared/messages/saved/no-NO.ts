// Messages of what a visitor has saved on the device in Norwegian.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  save: 'Lagre på enheten',
  remove: 'Fjern fra enheten',
  open: 'Lagret',
  notSaved: 'Siden kunne ikke lagres på enheten. Det krever nett og litt plass.',
  none: 'Ingenting er lagret på enheten. Merk en stasjon med stjernen, eller lagre en betalt bestilling med kodene, så kan de åpnes også uten nett.',
  findStation: 'Finn en stasjon',
  clear: 'Fjern alt som er lagret',
  order: 'Bestilling {{id}}',
  needsScript: 'Det du lagrer, vises med JavaScript. Slå det på i nettleseren og last siden på nytt.',
}
