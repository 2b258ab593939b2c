import { blockGallery } from '../block-examples.ts'
import type { LocaleContent } from '../source.ts'
import { aboutPeoplePages } from './about-people.ts'
import { aboutPages } from './about.ts'
import { accessibilityPages } from './accessibility.ts'
import { applicationPages } from './application.ts'
import { pressArticles } from './articles-1.ts'
import { storyArticles } from './articles-2.ts'
import { newsArticles } from './articles-3.ts'
import { moreStoryArticles } from './articles-4.ts'
import { businessLargePages } from './business-large.ts'
import { businessServicePages } from './business-services.ts'
import { businessPages } from './business.ts'
import { formPages } from './forms.ts'
import { holidayPages } from './holiday-hours.ts'
import { jobs } from './jobs.ts'
import { landingPages } from './landing.ts'
import { layout } from './layout.ts'
import { legalPages } from './legal.ts'
import { paymentPages } from './payment.ts'
import { privateCustomerPages } from './private-customer.ts'
import { privateProductPages } from './private-products.ts'
import { privateServicePages } from './private-services.ts'
import { privatePages } from './private.ts'
import { sustainabilityWorkPages } from './sustainability-work.ts'
import { sustainabilityPages } from './sustainability.ts'
import { withdrawalPages } from './withdrawal.ts'

export const content: LocaleContent = {
  layout,
  pages: [
    ...landingPages,
    ...privatePages,
    ...privateProductPages,
    ...privateServicePages,
    ...privateCustomerPages,
    ...businessPages,
    ...businessLargePages,
    ...businessServicePages,
    ...aboutPages,
    ...aboutPeoplePages,
    ...sustainabilityPages,
    ...sustainabilityWorkPages,
    ...legalPages,
    ...applicationPages,
    ...holidayPages,
    ...paymentPages,
    ...formPages,
    ...withdrawalPages,
    ...accessibilityPages,
    blockGallery('sv-SE'),
  ],
  jobs,
  articles: [...pressArticles, ...newsArticles, ...storyArticles, ...moreStoryArticles],
}
