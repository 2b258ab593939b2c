/**
 * Usual column names in English, Finnish, Swedish and Norwegian, and those of Cloudflare, Shopify,
 * Redirection and Yoast.
 */
const NAMES = [
  [
    'source',
    `source,source url,source path,old,old path,old url,old address,path,url,redirect from,request path,origin,from
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
  ['regex', 'regex,is regex,regular expression,format'],
  ['state', 'enabled,active,state'],
  ['kind', 'action,action type'],
] as const
export type Column = (typeof NAMES)[number][0]

const COLUMN_OF = new Map(
  NAMES.flatMap(([column, names]) =>
    names.split(/[,\n]\s*/).map((name) => [name, column] as const),
  ),
)

/**
 * The columns of a header row in its order; undefined in the list: an unknown name. undefined: the
 * row is not a header.
 */
export function columnsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const names = cells.map((cell) =>
    cell
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const certain = names.map((name) => COLUMN_OF.get(name))
  const columns = certain.map((column, index) => {
    const name = names[index] ?? ''
    // Redirection has the HTTP status in "code" and whether the line is live in "status"; in Yoast
    // "type" is the HTTP status
    if (name === 'status' && certain.indexOf('status') !== certain.lastIndexOf('status'))
      return 'state'
    if (name === 'type') return certain.includes('status') ? 'kind' : 'status'
    return column
  })
  if (!columns.includes('source') || !columns.includes('target')) return undefined
  // if two columns have the same meaning, the first is used
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined))
}
