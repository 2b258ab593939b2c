// Every picture of the embedded content by its name. A name without a drawing does not compile.
import type { SceneName } from '../content/pictures.ts'
import { appPhone } from './scenes/app-phone.ts'
import { biogasPlant } from './scenes/biogas-plant.ts'
import { businessCard } from './scenes/business-card.ts'
import { carWashArcs } from './scenes/car-wash-arcs.ts'
import { carWashFoam } from './scenes/car-wash-foam.ts'
import { chargerCity } from './scenes/charger-city.ts'
import { chargerSnow } from './scenes/charger-snow.ts'
import { coffeeBakery } from './scenes/coffee-bakery.ts'
import { customerService } from './scenes/customer-service.ts'
import { drillRig } from './scenes/drill-rig.ts'
import { forestCarbon } from './scenes/forest-carbon.ts'
import { fuelPump } from './scenes/fuel-pump.ts'
import { groundHeatHouse } from './scenes/ground-heat-house.ts'
import { lunchCounter } from './scenes/lunch-counter.ts'
import { marina } from './scenes/marina.ts'
import { officeTeam } from './scenes/office-team.ts'
import { oilDelivery } from './scenes/oil-delivery.ts'
import { parcelLockers } from './scenes/parcel-lockers.ts'
import { refinery } from './scenes/refinery.ts'
import { reportDesk } from './scenes/report-desk.ts'
import { roadAurora } from './scenes/road-aurora.ts'
import { safetyHelmet } from './scenes/safety-helmet.ts'
import { schoolWinter } from './scenes/school-winter.ts'
import { stationDusk } from './scenes/station-dusk.ts'
import { stationExpress } from './scenes/station-express.ts'
import { stationStaff } from './scenes/station-staff.ts'
import { stationWinterMorning } from './scenes/station-winter-morning.ts'
import { trailerRental } from './scenes/trailer-rental.ts'
import { truckNight } from './scenes/truck-night.ts'
import { truckStop } from './scenes/truck-stop.ts'
import { vanFleet } from './scenes/van-fleet.ts'
import { windTurbines } from './scenes/wind-turbines.ts'

export const SCENE_DRAWINGS: Record<SceneName, () => string> = {
  'station-dusk': stationDusk,
  'station-winter-morning': stationWinterMorning,
  'station-express': stationExpress,
  'fuel-pump': fuelPump,
  'car-wash-arcs': carWashArcs,
  'car-wash-foam': carWashFoam,
  'charger-snow': chargerSnow,
  'charger-city': chargerCity,
  'ground-heat-house': groundHeatHouse,
  'oil-delivery': oilDelivery,
  'truck-night': truckNight,
  'truck-stop': truckStop,
  'lunch-counter': lunchCounter,
  'coffee-bakery': coffeeBakery,
  'wind-turbines': windTurbines,
  'forest-carbon': forestCarbon,
  refinery,
  'biogas-plant': biogasPlant,
  'office-team': officeTeam,
  'station-staff': stationStaff,
  'app-phone': appPhone,
  'business-card': businessCard,
  'customer-service': customerService,
  marina,
  'road-aurora': roadAurora,
  'report-desk': reportDesk,
  'parcel-lockers': parcelLockers,
  'trailer-rental': trailerRental,
  'school-winter': schoolWinter,
  'drill-rig': drillRig,
  'safety-helmet': safetyHelmet,
  'van-fleet': vanFleet,
}
