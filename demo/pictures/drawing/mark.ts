import { disc, path, round, stroke } from './shapes.ts';

/**
 * The Flowmart mark in a square of 64: a basket whose handle is a flow from one state to the next.
 * The two dots are the states, the line between them the way.
 */
function mark(basket: string, flow: string, state: string): string {
  return (
    stroke('M18 25C18 9 46 9 46 25', flow, 5) +
    path(
      'M9 25H55A3 3 0 0 1 58 28.6L53 50A8 8 0 0 1 45 56H19A8 8 0 0 1 11 50L6 28.6A3 3 0 0 1 9 25Z',
      basket,
    ) +
    stroke('M20 47H25C35 47 29 34 39 34H44', state, 4.5) +
    disc(20, 47, 5, state) +
    disc(44, 34, 5, state) +
    disc(18, 25, 5, flow) +
    disc(46, 25, 5, flow)
  );
}

export const logoSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" stroke-linecap="round" stroke-linejoin="round">${mark('#E2442C', '#F5A623', '#FFFFFF')}</svg>`;

export const iconSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" stroke-linecap="round" stroke-linejoin="round"><defs><linearGradient id="flowmart-tile" x2="1" y2="1"><stop stop-color="#F4623F"/><stop offset="1" stop-color="#CF3320"/></linearGradient></defs>${round(0, 0, 96, 96, 22, 'url(#flowmart-tile)')}<g transform="translate(14 14) scale(1.0625)">${mark('#FFFFFF', '#FFD27A', '#E2442C')}</g></svg>`;
