import { blockGallery } from '../block-examples.ts'
import type { LocaleContent } from '../source.ts'
import { aboutPages } from './about.ts'
import { accessibilityPages } from './accessibility.ts'
import { applicationPages } from './application.ts'
import { articlesPart1 } from './articles-1.ts'
import { articlesPart2 } from './articles-2.ts'
import { articlesPart3 } from './articles-3.ts'
import { articlesPart4 } from './articles-4.ts'
import { articlesPart5 } from './articles-5.ts'
import { businessCardPages } from './business-card.ts'
import { businessEnergyPages } from './business-energy.ts'
import { businessServicePages } from './business-services.ts'
import { businessPages } from './business.ts'
import { carWashPages } from './car-wash.ts'
import { careerPages } from './careers.ts'
import { chargingPages } from './charging.ts'
import { formPages } from './forms.ts'
import { haulagePages } from './haulage.ts'
import { heatingPages } from './heating.ts'
import { holidayPages } from './holiday-hours.ts'
import { jobs } from './jobs.ts'
import { landingPages } from './landing.ts'
import { layout } from './layout.ts'
import { legalPages } from './legal.ts'
import { newsPages } from './news-and-stories.ts'
import { paymentPages } from './payment.ts'
import { customerPages } from './private-customer.ts'
import { privatePages } from './private.ts'
import { productPages } from './products.ts'
import { noticePages } from './safety-and-notices.ts'
import { servicePages } from './services.ts'
import { sustainabilityWorkPages } from './sustainability-work.ts'
import { sustainabilityPages } from './sustainability.ts'
import { withdrawalPages } from './withdrawal.ts'

export const content: LocaleContent = {
  layout,
  pages: [
    ...landingPages,
    ...privatePages,
    ...customerPages,
    ...productPages,
    ...chargingPages,
    ...heatingPages,
    ...servicePages,
    ...carWashPages,
    ...businessPages,
    ...businessCardPages,
    ...businessEnergyPages,
    ...businessServicePages,
    ...haulagePages,
    ...aboutPages,
    ...newsPages,
    ...careerPages,
    ...sustainabilityPages,
    ...sustainabilityWorkPages,
    ...legalPages,
    ...noticePages,
    ...applicationPages,
    ...holidayPages,
    ...paymentPages,
    ...formPages,
    ...withdrawalPages,
    ...accessibilityPages,
    blockGallery('fi-FI'),
  ],
  jobs,
  articles: [
    ...articlesPart1,
    ...articlesPart2,
    ...articlesPart3,
    ...articlesPart4,
    ...articlesPart5,
  ],
}
