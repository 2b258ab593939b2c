import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Ingenting er lagret på enheten. Merk en stasjon med stjernen, så kan den åpnes også uten nett. Koder som du kjøper her, lagres av seg selv til de er brukt.',
  findStation: 'Finn en stasjon',
  clear: 'Fjern alt som er lagret',
  needsScript:
    'Det du har lagret, vises med JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
}
