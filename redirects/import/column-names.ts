/** Usual names in English, Finnish, Swedish, Norwegian, and those of Cloudflare and Shopify. */
const NAMES = [
  [
    'source',
    `source,source url,source path,old,old path,old url,old address,path,url,redirect from,request path,from
    lähde,vanha,vanha osoite,vanha polku,vanha url,lähdeosoite,mistä
    källa,gammal,gammal adress,gammal sökväg,gammal url,källadress,från
    kilde,gammel,gammel adresse,gammel sti,gammel url,kildeadresse,fra`,
  ],
  [
    'target',
    `target,target url,target path,new,new path,new url,new address,destination,destination url,redirect to,to
    kohde,uusi,uusi osoite,uusi polku,uusi url,kohdeosoite,mihin,minne
    mål,ny,ny adress,ny sökväg,ny url,måladress,till
    ny adresse,ny sti,måladresse,til`,
  ],
  [
    'status',
    'status,status code,statuscode,code,http status,http code,redirect type,tila,tilakoodi,statuskod,statuskode',
  ],
  [
    'note',
    'note,notes,comment,comments,description,huomautus,kommentti,muistiinpano,anteckning,anmärkning,kommentar,notat,merknad',
  ],
  ['keepsQuery', 'preserve query string'],
  ['subdomains', 'include subdomains'],
  ['below', 'subpath matching'],
  ['keepsRest', 'preserve path suffix'],
] as const
export type Column = (typeof NAMES)[number][0]

const COLUMN_OF = new Map(
  NAMES.flatMap(([column, names]) =>
    names.split(/[,\n]\s*/).map((name) => [name, column] as const),
  ),
)

/** undefined: the row is not a header; in the list: an unknown name */
export function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    const name = cell.normalize('NFC').trim().toLowerCase()
    return COLUMN_OF.get(name.replace(/[\s_-]+/g, ' '))
  })
  if (!columns.includes('source') || !columns.includes('target')) return undefined
  // if two columns have the same meaning, the first is used
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined))
}
