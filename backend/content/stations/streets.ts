import type { StationLanguage } from './station-language.ts'

/** Street names that nearly every town has. */
export const STREETS: Record<StationLanguage, string> = {
  fi: `
    Kauppakatu, Asematie, Teollisuustie, Valtakatu, Ratakatu, Rantatie, Kirkkotie, Tehtaankatu, Keskuskatu, Koulukatu, Sahantie,
    Myllytie, Yrittäjäntie, Varastokatu, Pohjoiskatu, Eteläväylä, Vanhatie, Torikatu, Meijeritie, Kievarintie, Linjatie, Harjutie,
    Kuormatie, Huoltotie
  `,
  sv: `
    Storgatan, Järnvägsgatan, Industrigatan, Stationsgatan, Kungsgatan, Drottninggatan, Ringvägen, Hantverkargatan, Verkstadsgatan,
    Smedjegatan, Kyrkogatan, Nygatan, Norra vägen, Södra vägen, Västra Storgatan, Östra Ringvägen, Bruksgatan, Skolgatan, Kraftgatan,
    Transportgatan, Förrådsgatan, Landsvägen, Köpmangatan, Sågvägen
  `,
  no: `
    Storgata, Jernbanegata, Industriveien, Kirkegata, Strandgata, Stasjonsveien, Sjøgata, Skolegata, Ringveien, Meieriveien,
    Elvegata, Kongens gate, Dronningens gate, Verkstedveien, Nedre Storgate, Handelsveien, Bruveien, Møllegata, Sagveien,
    Tollbugata, Grendeveien, Terminalveien, Torggata, Gamleveien
  `,
}
