/** The picture of a custom property, relative to `docs`. */
export function pictureOf(property: string): string {
  return `pictures/properties/${property.replace('--lintel-', '')}.webp`;
}
