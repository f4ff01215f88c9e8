import type { Point } from '../../../domain/place/place';

/** Which step is made again after a failure: the first whose result is still missing (LOC-11). */
export function decideResume(known: {
  point: Point | null;
  address: string;
}): 'position' | 'address' | 'zone' {
  if (!known.point) return 'position';
  return known.address ? 'zone' : 'address';
}
