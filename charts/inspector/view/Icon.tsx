const paths = {
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M2.500 6V2.500H6M10 2.500h3.500V6M13.500 10v3.500H10M6 13.500H2.500V10',
  back: 'M10 3L5 8l5 5',
  forward: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  theme: 'M8 2a6 6 0 1 0 .01 0M8 2v12',
  beside: 'M2 3h12v10H2zM9 3v10',
  search: 'M7 2.500a4.500 4.500 0 1 0 .01 0M10.300 10.300L14 14',
  yes: 'M2.500 8.500l3.500 3.500L13.500 4',
  no: 'M4 4l8 8M12 4l-8 8',
  open: 'M8 2.500a5.500 5.500 0 1 0 .01 0M8 2.500v11',
  wait: 'M8 2a6 6 0 1 0 .01 0M8 4.800V8l2.200 1.600',
  phone: 'M5 1.500h6v13H5zM7.200 12.500h1.600',
} as const;

export type IconName = keyof typeof paths;

const pointing: readonly IconName[] = ['back', 'forward', 'beside'];

export function Icon({ name }: { name: IconName }) {
  const className = pointing.includes(name) ? 'insp-icon insp-points' : 'insp-icon';
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
