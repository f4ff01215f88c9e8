import type { Locale } from '../locale';
import { atlas } from './atlas';
import { inspector } from './inspector';
import { paths } from './paths';
import { phrases } from './phrases';

export const arabic: Locale = {
  code: 'ar',
  name: 'العربية',
  direction: 'rtl',
  phrases,
  atlas,
  inspector,
  paths,
};
