import { groupedCode } from '#shared/orders/grouped-code.ts'

/** A code in groups of four. The gaps are margins, so that a copied code has no spaces. */
export function CodeText({ code }: { code: string }) {
  return groupedCode(code)
    .split(' ')
    .map((group, index) => (
      <span key={index} className="orders-group">
        {group}
      </span>
    ))
}
