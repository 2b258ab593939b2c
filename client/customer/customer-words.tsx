import { createLazyMessages } from '../i18n/lazy-messages.tsx'

const words = createLazyMessages('customer')

export const CustomerWords = words.Words

/** `t('account.logout')`, `t('orders.order', { id })` */
export const useCustomerWords = words.useWords
