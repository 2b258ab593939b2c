import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Ingenting er lagret på enheten. Merk en stasjon med stjernen, eller lagre en betalt bestilling med kodene, så kan de åpnes også uten nett.',
  findStation: 'Finn en stasjon',
  clear: 'Fjern alt som er lagret',
  needsScript: 'Det du har lagret, vises med JavaScript. Slå det på i nettleseren og last inn siden på nytt.',
}
