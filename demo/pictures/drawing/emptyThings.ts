import { disc, oval, path, round, stroke } from './shapes.ts';

/** Large simple things of the empty screens, each around its own foot or corner. */

export const shoppingBag = () =>
  stroke('M-36-110C-36-164 36-164 36-110', '#F5A623', 11) +
  path('M-84-116H84L96 14A14 14 0 0 1 82 28H-82A14 14 0 0 1-96 14Z', '#E2442C') +
  path('M44-116H84L96 14A14 14 0 0 1 82 28H42A14 14 0 0 0 56 14Z', '#000000', 'opacity=".1"') +
  disc(-36, -88, 7, '#FFD9A0') +
  disc(36, -88, 7, '#FFD9A0') +
  disc(-26, -46, 6, '#FFFFFF') +
  disc(26, -46, 6, '#FFFFFF') +
  stroke('M-20-16Q0-30 20-16', '#FFFFFF', 6);

export const receipt = () =>
  path('M0 0H112V168L98 156 84 168 70 156 56 168 42 156 28 168 14 156 0 168Z', '#FFFDF8') +
  path(
    'M0 0H112V168L98 156 84 168 70 156 56 168 42 156 28 168 14 156 0 168Z',
    'none',
    'stroke="#D9CFBF" stroke-width="3"',
  ) +
  round(18, 20, 46, 10, 5, '#E2442C') +
  stroke('M20 52H92M20 74H78M20 96H92M20 118H60', '#D9CFBF', 7);

export const parcel = () =>
  path('M-70-70 0-92 70-70V-10L0 12-70-10Z', '#E0A85C') +
  path('M0-48 70-70V-10L0 12Z', '#C98A40') +
  path('M-70-70 0-92 70-70 0-48Z', '#F0C588') +
  path('M-42-79 28-57V-30L14-26V-53L-56-75Z', '#FFF1D6', 'opacity=".9"');

export const mapSheet = () =>
  path('M-150-58-50-88 50-58 150-88V22L50 52-50 22-150 52Z', '#F7F2E6') +
  path('M-50-88 50-58V52L-50 22Z', '#E8E0CE') +
  path('M-150 4C-110-10-90 20-50 2V22L-150 52Z', '#A9D6EE') +
  path('M50-58 150-88V-40C110-50 90-20 50-30Z', '#B9DDB0') +
  stroke('M-130-40C-80-50-70-20-20-24S60 10 130-20', '#F5C86A', 8) +
  stroke('M-20-24C-10 0 0 10 4 34', '#FFFFFF', 7);

export const pin = (fill: string) =>
  oval(0, 18, 34, 9, '#000000', 'opacity=".18"') +
  path('M0 18C-36-26-56-52-56-84A56 56 0 0 1 56-84C56-52 36-26 0 18Z', fill) +
  path(
    'M20-136A56 56 0 0 1 56-84C56-52 36-26 0 18 24-26 36-60 34-90 34-112 30-126 20-136',
    '#000000',
    'opacity=".1"',
  ) +
  disc(0, -84, 25, '#FFFFFF') +
  stroke('M-9-80Q0-90 9-80', fill, 4) +
  disc(-8, -92, 3.4, fill) +
  disc(8, -92, 3.4, fill);

export const cloudlet = () =>
  path('M-76 36A36 36 0 0 1-70-34 58 58 0 0 1 40-48 44 44 0 0 1 76 36Z', '#E6EDF4') +
  path('M40-48A44 44 0 0 1 76 36H30C60 20 66-20 40-48', '#C9D6E2') +
  disc(-22, -6, 6, '#5A6B7E') +
  disc(22, -6, 6, '#5A6B7E') +
  stroke('M-14 20Q0 8 14 20', '#5A6B7E', 5);

export const purse = () =>
  path('M-104-96A22 22 0 0 1-82-118H62A18 18 0 0 1 80-100V-84H-104Z', '#12908A') +
  round(-104, -96, 208, 122, 22, '#1FB5AC') +
  path(
    'M82-96A22 22 0 0 1 104-74V4A22 22 0 0 1 82 26H56A22 22 0 0 0 78 4V-74A22 22 0 0 0 56-96Z',
    '#000000',
    'opacity=".1"',
  ) +
  path('M104-62V-8H66A27 27 0 0 1 66-62Z', '#0D6F6A') +
  disc(68, -35, 10, '#F9C95C') +
  disc(-50, -44, 6, '#FFFFFF') +
  disc(-2, -44, 6, '#FFFFFF') +
  stroke('M-42-20Q-26-6-10-20', '#FFFFFF', 6);

export const doorway = () =>
  path('M-70 0V-118A70 70 0 0 1 70-118V0Z', '#FFF1D6') +
  path('M-54 0V-116A54 54 0 0 1 54-116V0Z', '#F9C95C') +
  path('M-54 0V-116A54 54 0 0 1 0-170L34-148V14L-54 0Z', '#5B63D6') +
  path(
    'M-36-26V-72L16-66V-16ZM-36-90V-112A40 40 0 0 1 0-146L16-136V-82Z',
    '#FFFFFF',
    'opacity=".18"',
  ) +
  disc(20, -74, 6, '#F9C95C');
