import { blockGallery } from '../block-examples.ts'
import type { LocaleContent } from '../source.ts'
import { aboutPages } from './about.ts'
import { accessibilityPages } from './accessibility.ts'
import { applicationPages } from './application.ts'
import { articles1 } from './articles-1.ts'
import { articles2 } from './articles-2.ts'
import { articles3 } from './articles-3.ts'
import { articles4 } from './articles-4.ts'
import { businessEnergyPages } from './business-energy.ts'
import { businessServicePages } from './business-services.ts'
import { businessPages } from './business.ts'
import { careersPages } from './careers.ts'
import { contactPages } from './contact.ts'
import { formPages } from './forms.ts'
import { holidayPages } from './holiday-hours.ts'
import { jobs } from './jobs.ts'
import { landingPages } from './landing.ts'
import { layout } from './layout.ts'
import { legalPages } from './legal.ts'
import { newsAndStoriesPages } from './news-and-stories.ts'
import { paymentPages } from './payment.ts'
import { privateChargingAndHeatingPages } from './private-charging-and-heating.ts'
import { privateProductPages } from './private-products.ts'
import { privateServicePages } from './private-services.ts'
import { privatePages } from './private.ts'
import { sustainabilityWorkPages } from './sustainability-work.ts'
import { sustainabilityPages } from './sustainability.ts'
import { termsPages } from './terms.ts'
import { withdrawalPages } from './withdrawal.ts'

export const content: LocaleContent = {
  layout,
  pages: [
    ...landingPages,
    ...privatePages,
    ...privateProductPages,
    ...privateChargingAndHeatingPages,
    ...privateServicePages,
    ...businessPages,
    ...businessEnergyPages,
    ...businessServicePages,
    ...aboutPages,
    ...contactPages,
    ...newsAndStoriesPages,
    ...careersPages,
    ...sustainabilityPages,
    ...sustainabilityWorkPages,
    ...termsPages,
    ...legalPages,
    ...applicationPages,
    ...holidayPages,
    ...paymentPages,
    ...formPages,
    ...withdrawalPages,
    ...accessibilityPages,
    blockGallery('en-EU'),
  ],
  jobs,
  articles: [...articles1, ...articles2, ...articles3, ...articles4],
}
