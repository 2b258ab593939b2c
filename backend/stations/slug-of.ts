/** 'St1 Tromsø Breivika' → 'st1-tromso-breivika' */
export function slugOf(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
