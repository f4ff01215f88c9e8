import * as mark from './motifs.ts';
import { bottle, jar, tube } from './shapes.ts';

const cream = (body: string, cap: string, motif: ReturnType<typeof mark.drop>) =>
  tube({ body, cap, label: '#F7FAFB', motif });

/** Creams, oils and washes of a pharmacy beside the first of their kind. */
export const remedies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hand-cream': {
    'ware-hydrocortisone': cream('#A9CCE6', '#3B84C9', mark.cross('#3B84C9')),
    'ware-clotrimazole': cream('#F0C9B0', '#C9653A', mark.drop('#C9653A')),
  },
  'cream-jar': {
    'ware-balm': jar(10, {
      body: '#D2E4F0',
      cap: '#7FB0D2',
      label: '#FFFFFF',
      motif: mark.drop('#5F9AC4'),
    }),
  },
  'serum-bottle': {
    'ware-serum-hyaluronic': bottle('dropper', {
      body: '#9FBCEB',
      cap: '#F2F5F6',
      label: '#F2F6FC',
      motif: mark.drop('#3F72C4'),
    }),
  },
  'pump-bottle': {
    'ware-shampoo-ketoconazole': bottle('pump', {
      body: '#E58A9A',
      cap: '#F5F7F7',
      label: '#FFF4F4',
      motif: mark.cross('#C93A4F'),
    }),
  },
  'baby-lotion': {
    'ware-baby-oil': bottle('tall', {
      body: '#F6DD8A',
      cap: '#FFFFFF',
      label: '#FFFBEA',
      motif: mark.heart('#E5B53A'),
    }),
  },
};
