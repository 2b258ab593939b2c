// The words of forms in Norwegian: the rules of §5, the form, the calendar of §9.
import type { FormMessages } from './message-key.ts'

export const messages: FormMessages = {
  formRules: {
    empty: 'Fyll ut feltet',
    email: 'Fyll ut e-postadressen',
    phone: 'Fyll ut telefonnummeret',
    phoneWithCountry: 'Fyll ut telefonnummeret med landskode',
    numbersOnly: 'Bokstaver er ikke tillatt',
    minLength: 'Feltet må inneholde minst {{ruleValue}} tegn',
    maxLength: 'Maksimalt antall tegn, {{ruleValue}}, er overskredet',
    minValue: 'Laveste tillatte verdi er {{ruleValue}}',
    maxValue: 'Høyeste tillatte verdi er {{ruleValue}}',
    match: 'Feltene stemmer ikke overens',
    rounding: 'Verdien må avrundes til {{ruleValue}}',
    decimals: 'Maksimalt antall desimaler er {{ruleValue}}',
    symbols: 'Feltet inneholder ugyldige tegn',
    choose: 'Velg {{ruleValue}} alternativer',
  },
  forms: {
    submit: 'Send',
    submitting: 'Sender…',
    submitted: 'Takk, vi har mottatt skjemaet ditt',
    submitFailed: 'Skjemaet kunne ikke sendes, prøv igjen senere',
    optional: 'valgfritt',
    chooseOption: 'Velg et alternativ',
    date: 'Skriv en dato som 31.12.2026',
    dateFormat: 'dd.mm.åååå',
    invalid: 'Kontroller dette feltet',
    trap: 'La dette feltet stå tomt',
    errorSummary: { one: 'Kontroller {{count}} felt', other: 'Kontroller {{count}} felt' },
  },
  calendar: {
    nextMonth: 'Neste måned',
    previousMonth: 'Forrige måned',
    nextYear: 'Neste år',
    previousYear: 'Forrige år',
    selectDate: 'Velg dato',
    today: 'I dag',
    clear: 'Tøm',
  },
}
