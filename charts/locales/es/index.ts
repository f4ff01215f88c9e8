import type { Locale } from '../locale';
import { atlas } from './atlas';
import { finder } from './finder';
import { inspector } from './inspector';
import { lenses } from './lenses';
import { paths } from './paths';
import { phrases } from './phrases';

export const spanish: Locale = {
  code: 'es',
  name: 'Español',
  direction: 'ltr',
  phrases,
  atlas,
  finder,
  inspector,
  lenses,
  paths,
};
