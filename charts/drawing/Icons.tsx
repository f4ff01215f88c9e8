import type { RowSign } from '../layout/drawing';

/** Lines in a field of 12 by 12. */
const paths: Record<RowSign, string> = {
  event: 'M3 2l7 4.2-3.2.6L5 10z',
  always: 'M2 2.5L5.5 6 2 9.500M6.500 2.500L10 6 6.500 9.500',
  after: 'M6 1.200a4.800 4.800 0 1 0 .01 0M6 3.500V6l1.800 1.400',
  done: 'M1.500 6.500l3 3L10.500 2.800',
  error: 'M6 1.200L11 10.500H1zM6 4.800v2.400M6 8.900v.1',
  again: 'M9.800 4A4.300 4.300 0 1 0 10.300 6.500M10.200 1.500V4.200H7.500',
  actor: 'M6 1.200a4.800 4.800 0 1 0 .01 0M5 4l3 2-3 2z',
  entry: 'M1 6h7M5.500 3.200L8.300 6 5.500 8.800M11 1.500v9',
  exit: 'M4 6h7M8.500 3.200L11.300 6 8.500 8.800M1 1.500v9',
};

const pointing: RowSign[] = ['always', 'actor', 'entry', 'exit', 'event'];

/** A sign in front of a row; those that point are turned for readers from the right. */
export function RowIcon({
  icon,
  x,
  y,
  rtl,
}: {
  icon: RowSign;
  x: number;
  y: number;
  rtl: boolean;
}) {
  const turn = rtl && pointing.includes(icon) ? ' translate(12 0) scale(-1 1)' : '';
  return (
    <path className={`icon ${icon}`} d={paths[icon]} transform={`translate(${x} ${y})${turn}`} />
  );
}
