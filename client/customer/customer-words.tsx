import { loadCustomerMessages } from '#shared/messages/customer/load-customer-messages.ts'
import { createLazyMessages } from '../i18n/lazy-messages.tsx'

const words = createLazyMessages(loadCustomerMessages)

export const preloadCustomerWords = words.preload
export const CustomerWords = words.Words

/** `t('account.logout')`, `t('orders.order', { id })` */
export const useCustomerWords = words.useWords
