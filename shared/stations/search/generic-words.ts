/**
 * Words that every search for a station means anyway, in the four languages. They are understood
 * and ask for nothing. No place may be called so.
 */
const WORDS = `
petrol station, petrol stations, gas station, gas stations, filling station, fuel station, service station, station, stations
petrol, fuel, nearest, closest, near, near me, nearby, centre, center, city centre, town centre, city center, downtown, in, at, the, and, of
asema, asemat, huoltoasema, huoltoasemat, bensa-asema, bensa asema, bensiiniasema, tankkausasema, jakeluasema, polttoaineasema
bensa, bensis, bensiini, polttoaine, lähin, lähimmät, lähellä, lähellä minua, lähistöllä, keskusta, keskustassa, ja
mack, macken, mackar, bensinmack, bensinstation, bensinstationer, tankstation, stationer, bensin, drivmedel
närmaste, närmast, nära, nära mig, i närheten, centrum, i, vid, på, och
bensinstasjon, bensinstasjoner, stasjon, stasjoner, tankstasjon, drivstoff, nærmeste, nærmest, nær, nær meg, i nærheten, sentrum, ved, og
`

export const GENERIC_WORDS: readonly string[] = WORDS.trim().split(/, |\n/)
