// The words of forms in Swedish: the rules of §5, the form, the calendar of §9.
import type { FormMessages } from './message-key.ts'

export const messages: FormMessages = {
  formRules: {
    empty: 'Fyll i fältet',
    email: 'Fyll i e-postadressen',
    phone: 'Fyll i telefonnumret',
    phoneWithCountry: 'Fyll i telefonnumret med landskod',
    numbersOnly: 'Bokstäver är inte tillåtna',
    minLength: 'Fältet måste innehålla minst {{ruleValue}} tecken',
    maxLength: 'Det högsta antalet tecken, {{ruleValue}}, har överskridits',
    minValue: 'Det lägsta tillåtna värdet är {{ruleValue}}',
    maxValue: 'Det högsta tillåtna värdet är {{ruleValue}}',
    match: 'Fälten stämmer inte överens',
    rounding: 'Värdet måste avrundas till {{ruleValue}}',
    decimals: 'Det högsta antalet decimaler är {{ruleValue}}',
    symbols: 'Fältet innehåller otillåtna tecken',
    choose: 'Välj {{ruleValue}} alternativ',
  },
  forms: {
    submit: 'Skicka',
    submitting: 'Skickar…',
    submitted: 'Tack, vi har tagit emot ditt formulär',
    submitFailed: 'Formuläret kunde inte skickas, försök igen senare',
    optional: 'valfritt',
    chooseOption: 'Välj ett alternativ',
    date: 'Ange ett datum som 2026-12-31',
    dateFormat: 'åååå-mm-dd',
    invalid: 'Kontrollera det här fältet',
    trap: 'Lämna det här fältet tomt',
    errorSummary: { one: 'Kontrollera {{count}} fält', other: 'Kontrollera {{count}} fält' },
  },
  calendar: {
    nextMonth: 'Nästa månad',
    previousMonth: 'Föregående månad',
    nextYear: 'Nästa år',
    previousYear: 'Föregående år',
    selectDate: 'Välj datum',
    today: 'I dag',
    clear: 'Rensa',
  },
}
