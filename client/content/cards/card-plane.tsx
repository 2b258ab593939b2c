/** A card's colour as a drawn plane behind it: the Content Security Policy lets no style attribute through, a drawing it does. */
export function CardPlane({ color }: { color: string }) {
  return (
    <svg className="content-plane" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
