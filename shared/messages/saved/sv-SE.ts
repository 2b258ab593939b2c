import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Inget är sparat på enheten. Markera en station med stjärnan, så går den att öppna även utan uppkoppling. Koder som du köper här sparas av sig själva tills de har använts.',
  findStation: 'Hitta en station',
  clear: 'Ta bort allt sparat',
  needsScript:
    'Det du har sparat visas med JavaScript. Slå på det i webbläsaren och ladda om sidan.',
}
