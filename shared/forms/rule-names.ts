/** The rules of §5 that have no value. */
export const PLAIN_RULES = ['email', 'phone', 'phoneWithCountry', 'numbersOnly', 'symbols'] as const
/** Those whose value is a number. */
export const NUMBER_RULES = ['minLength', 'maxLength', 'minValue', 'maxValue', 'rounding', 'decimals', 'choose'] as const
/** All rules, each with a message: `empty` is what `required` asks for, the value of `match` is the name of another field. */
export const RULE_NAMES = ['empty', 'match', ...PLAIN_RULES, ...NUMBER_RULES] as const

export type RuleName = (typeof RULE_NAMES)[number]
