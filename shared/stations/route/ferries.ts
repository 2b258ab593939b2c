import type { Position } from '../places/distance.ts'

interface Landing extends Position {
  /** as on the signs */
  name: string
}

export type Ferry = readonly [from: Landing, to: Landing]

/** Car ferries that join main roads. Each landing place is joined to the nearest point of a road. */
export const FERRIES: readonly Ferry[] = [
  [landing('Bognes', 16.0757, 68.2248), landing('Skarberget', 16.235, 68.2325)],
  [landing('Bognes', 16.0757, 68.2248), landing('Lødingen', 15.9905, 68.4121)],
  [landing('Drag', 16.0797, 68.0487), landing('Kjøpsvik', 16.3583, 68.0932)],
  [landing('Bodø', 14.3722, 67.2889), landing('Moskenes', 13.0438, 67.8998)],
  [landing('Flakk', 10.2017, 63.4512), landing('Rørvik', 10.1403, 63.5096)],
  [landing('Valset', 9.6879, 63.6389), landing('Brekstad', 9.6695, 63.6878)],
  [landing('Halsa', 8.227, 63.0683), landing('Kanestraum', 8.1256, 63.0533)],
  [landing('Molde', 7.1692, 62.7369), landing('Vestnes', 7.085, 62.6518)],
  [landing('Solavågen', 6.3271, 62.4133), landing('Festøya', 6.3293, 62.3767)],
  [landing('Volda', 6.0637, 62.1447), landing('Folkestad', 6.0332, 62.1201)],
  [landing('Lote', 6.0794, 61.864), landing('Anda', 6.0819, 61.8465)],
  [landing('Lavik', 5.5069, 61.1048), landing('Oppedal', 5.5042, 61.0547)],
  [landing('Dragsvik', 6.5973, 61.2077), landing('Vangsnes', 6.6375, 61.1752)],
  [landing('Mannheller', 7.3368, 61.1602), landing('Fodnes', 7.3833, 61.1487)],
  [landing('Halhjem', 5.4262, 60.1455), landing('Sandvikvåg', 5.3336, 59.9684)],
  [landing('Arsvågen', 5.4537, 59.1706), landing('Mortavika', 5.5886, 59.1374)],
  [landing('Hjelmeland', 6.1655, 59.2341), landing('Nesvik', 6.1591, 59.2617)],
  [landing('Horten', 10.4892, 59.4121), landing('Moss', 10.6542, 59.4295)],
  [landing('Sandefjord', 10.2241, 59.1273), landing('Strömstad', 11.1692, 58.9377)],
  [landing('Vaasa', 21.5548, 63.087), landing('Umeå', 20.3411, 63.6815)],
  [landing('Turku', 22.2191, 60.4362), landing('Mariehamn', 19.9275, 60.0925)],
  [landing('Parainen', 22.1124, 60.2355), landing('Nauvo', 22.0984, 60.2225)],
  [landing('Nauvo', 21.705, 60.1638), landing('Korppoo', 21.6913, 60.1659)],
  [landing('Kapellskär', 19.0651, 59.7223), landing('Mariehamn', 19.9275, 60.0925)],
  [landing('Grisslehamn', 18.8128, 60.0983), landing('Eckerö', 19.5355, 60.2244)],
  [landing('Hummelvik', 20.2721, 60.208), landing('Vårdö', 20.2779, 60.2056)],
  [landing('Nynäshamn', 17.9537, 58.9031), landing('Visby', 18.2833, 57.6367)],
  [landing('Oskarshamn', 16.4697, 57.2652), landing('Visby', 18.2833, 57.6367)],
]

function landing(name: string, lon: number, lat: number): Landing {
  return { name, lat, lon }
}
