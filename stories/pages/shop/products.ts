import type { Region } from '../site/Crop';

export interface Product {
  id: string;
  name: string;
  text: string;
  /** In dollars. */
  price: number;
  alt: string;
  /** Its place in the picture of the workshop. */
  region: Region;
}

const size = { width: 21, height: 42 };

export const products: readonly Product[] = [
  {
    id: 'vase',
    name: 'Vase',
    text: 'Chalk glaze, bare foot',
    price: 140,
    alt: 'A tall white vase with a foot of bare clay',
    region: { ...size, left: 6.2, top: 37.2 },
  },
  {
    id: 'bottle',
    name: 'Bottle and cup',
    text: 'Iron black, and speckled white',
    price: 95,
    alt: 'A black bottle with a narrow neck behind a speckled cup',
    region: { ...size, left: 20, top: 37.2 },
  },
  {
    id: 'bowl',
    name: 'Bowl',
    text: 'Celadon inside and out',
    price: 60,
    alt: 'A wide green bowl with a foot of bare clay',
    region: { ...size, left: 36.5, top: 37.2 },
  },
  {
    id: 'jar',
    name: 'Jar with a lid',
    text: 'Ochre, for a pound of coffee',
    price: 85,
    alt: 'A yellow jar with a round lid',
    region: { ...size, left: 52.5, top: 37.2 },
  },
];
