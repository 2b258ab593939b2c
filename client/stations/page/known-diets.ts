/** Codes the site has words for (messages, `diets`), in the order a legend names them. */
const DIETS = ['L', 'VL', 'M', 'G', 'V', 'VEG'] as const

/** Which of the codes can be explained, each once. Codes are taken as written: who avoids a food must not be told a guess. */
export function knownDiets(codes: readonly string[]): (typeof DIETS)[number][] {
  return DIETS.filter((diet) => codes.includes(diet))
}
