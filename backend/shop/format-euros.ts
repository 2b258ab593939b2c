/** §9: '24,90 €', in every locale */
export function formatEuros(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')}\u00A0€`
}
