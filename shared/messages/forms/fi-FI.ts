// The words of forms in Finnish: the rules of §5, the form, the calendar of §9.
import type { FormMessages } from './message-key.ts'

export const messages: FormMessages = {
  formRules: {
    empty: 'Täytä kenttä',
    email: 'Täytä sähköpostiosoite',
    phone: 'Täytä puhelinnumero',
    phoneWithCountry: 'Täytä puhelinnumero maakoodin kanssa',
    numbersOnly: 'Kirjaimet eivät ole sallittuja',
    minLength: 'Kentässä on oltava vähintään {{ruleValue}} merkkiä',
    maxLength: 'Merkkien enimmäismäärä {{ruleValue}} on ylitetty',
    minValue: 'Pienin sallittu arvo on {{ruleValue}}',
    maxValue: 'Suurin sallittu arvo on {{ruleValue}}',
    match: 'Kentät eivät täsmää',
    rounding: 'Arvo on pyöristettävä tarkkuuteen {{ruleValue}}',
    decimals: 'Desimaalien enimmäismäärä on {{ruleValue}}',
    symbols: 'Kentässä on kiellettyjä merkkejä',
    choose: 'Valittavien vaihtoehtojen määrä: {{ruleValue}}',
  },
  forms: {
    submit: 'Lähetä',
    submitting: 'Lähetetään…',
    submitted: 'Kiitos, olemme vastaanottaneet lomakkeesi',
    submitFailed: 'Lomakkeen lähetys ei onnistunut, yritä myöhemmin uudelleen',
    optional: 'vapaaehtoinen',
    chooseOption: 'Valitse vaihtoehto',
    date: 'Anna päivämäärä muodossa 31.12.2026',
    dateFormat: 'pp.kk.vvvv',
    invalid: 'Tarkista tämä kenttä',
    trap: 'Jätä tämä kenttä tyhjäksi',
    errorSummary: { one: 'Tarkista {{count}} kenttä', other: 'Tarkista {{count}} kenttää' },
  },
  calendar: {
    nextMonth: 'Seuraava kuukausi',
    previousMonth: 'Edellinen kuukausi',
    nextYear: 'Seuraava vuosi',
    previousYear: 'Edellinen vuosi',
    selectDate: 'Valitse päivä',
    today: 'Tänään',
    clear: 'Tyhjennä',
  },
}
