/** The rules of §5 without a value. */
export const PLAIN_RULES = ['email', 'phone', 'phoneWithCountry', 'numbersOnly', 'symbols'] as const
/** The rules of §5 with a number as value. */
export const NUMBER_RULES = [
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'rounding',
  'decimals',
  'choose',
] as const
/** Rules of a date, in addition to §5. Today is allowed by both. */
export const DATE_RULES = ['notInFuture', 'notInPast'] as const
/**
 * All rules of §5; each has a message. `empty` is the rule of `required`. The value of `match` is a
 * field name.
 */
export const RULE_NAMES = ['empty', 'match', ...PLAIN_RULES, ...NUMBER_RULES] as const

export type RuleName = (typeof RULE_NAMES)[number]
