/** A command of Google's tag (`consent`, `config`, `event`): it tells them from other entries of the data layer by their being Arguments. */
export function tagCommand(..._words: unknown[]): IArguments {
  return arguments
}
