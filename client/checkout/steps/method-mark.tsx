import { textColorOn } from '../../content/contrast.ts'

interface MethodMarkProps {
  name: string
  /** '#0000a0' */
  color: string
}

/**
 * The initials of a bank on its colour. The logos of banks need a licence. An SVG, because the
 * Content Security Policy forbids style attributes.
 */
export function MethodMark({ name, color }: MethodMarkProps) {
  return (
    <svg className="checkout-mark" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="8" fill={color} />
      <text
        x="18"
        y="18"
        textAnchor="middle"
        dominantBaseline="central"
        fill={textColorOn(color) === 'light' ? '#fff' : '#1a1a1a'}
      >
        {initials(name)}
      </text>
    </svg>
  )
}

/**
 * 'Danske Bank' → 'DB', 'S-Pankki' → 'SP', 'Nordea' → 'N'; a name of up to three letters is its own
 * mark.
 */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/)
  return words.length === 1 && name.length <= 3
    ? name
    : words
        .map(([letter]) => letter)
        .slice(0, 2)
        .join('')
}
