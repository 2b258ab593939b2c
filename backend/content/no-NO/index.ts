import { blockGallery } from '../block-examples.ts'
import type { LocaleContent } from '../source.ts'
import { aboutPages } from './about.ts'
import { accessibilityPages } from './accessibility.ts'
import { applicationPages } from './application.ts'
import { articleChargingNetwork, articleHvo, articleNewStation } from './articles-1.ts'
import { articleBiogas, articleInterimReport, articleWindFarm } from './articles-2.ts'
import { articleApp, articleTruckers, articleWashWinter } from './articles-3.ts'
import {
  articleForest,
  articleGeothermalSchool,
  articleLunch,
  articleSafetyDay,
} from './articles-4.ts'
import { businessCardPages } from './business-card.ts'
import { businessServicesPages } from './business-services.ts'
import { businessPages } from './business.ts'
import { careersPages } from './careers.ts'
import { formPages } from './forms.ts'
import { holidayPages } from './holiday-hours.ts'
import { jobs } from './jobs.ts'
import { landingPages } from './landing.ts'
import { layout } from './layout.ts'
import { legalPages } from './legal.ts'
import { newsPages } from './news.ts'
import { paymentPages } from './payment.ts'
import { privateChargingPages } from './private-charging.ts'
import { privateCustomerPages } from './private-customer.ts'
import { privateHeatingPages } from './private-heating.ts'
import { privateServicesPages } from './private-services.ts'
import { privatePages } from './private.ts'
import { safetyAndNoticesPages } from './safety-and-notices.ts'
import { st1BusinessAndHaulagePages } from './st1-business-and-haulage.ts'
import { sustainabilityProjectPages } from './sustainability-projects.ts'
import { sustainabilityPages } from './sustainability.ts'
import { withdrawalPages } from './withdrawal.ts'

export const content: LocaleContent = {
  layout,
  pages: [
    ...landingPages,
    ...privatePages,
    ...privateChargingPages,
    ...privateHeatingPages,
    ...privateServicesPages,
    ...privateCustomerPages,
    ...businessPages,
    ...businessCardPages,
    ...businessServicesPages,
    ...st1BusinessAndHaulagePages,
    ...aboutPages,
    ...newsPages,
    ...careersPages,
    ...sustainabilityPages,
    ...sustainabilityProjectPages,
    ...legalPages,
    ...safetyAndNoticesPages,
    ...applicationPages,
    ...holidayPages,
    ...paymentPages,
    ...formPages,
    ...withdrawalPages,
    ...accessibilityPages,
    blockGallery('no-NO'),
  ],
  jobs,
  articles: [
    articleNewStation,
    articleHvo,
    articleChargingNetwork,
    articleInterimReport,
    articleBiogas,
    articleWindFarm,
    articleApp,
    articleWashWinter,
    articleTruckers,
    articleGeothermalSchool,
    articleForest,
    articleSafetyDay,
    articleLunch,
  ],
}
