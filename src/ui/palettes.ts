import type { MantineColorsTuple } from '@mantine/core';
import type { ModuleType } from '../../domain/place/module';

/** Ten-step accents, one a module: shade 7 carries white text at 4.5 : 1 or better. */
export const palettes = {
  tomato: [
    '#fff1ed',
    '#ffe0d8',
    '#ffc0b0',
    '#ff9b84',
    '#f97a5f',
    '#ee5f43',
    '#dc4a2f',
    '#c03a22',
    '#9d2f1c',
    '#7a2415',
  ],
  leaf: [
    '#edf8ee',
    '#d8efda',
    '#b2dfb7',
    '#87cc90',
    '#60b96c',
    '#43a651',
    '#338f42',
    '#277636',
    '#1f602c',
    '#174a22',
  ],
  tealish: [
    '#e8f8f7',
    '#cfefec',
    '#a1ded9',
    '#6ecac3',
    '#43b5ad',
    '#249f97',
    '#158881',
    '#0f716b',
    '#0c5c57',
    '#094744',
  ],
  indigoish: [
    '#eff0fe',
    '#dfe1fc',
    '#bfc3f8',
    '#9aa0f2',
    '#7a81ea',
    '#6067e0',
    '#4e53cf',
    '#4144b3',
    '#353892',
    '#2a2c71',
  ],
  amber: [
    '#fff6e3',
    '#ffebc4',
    '#fdd78a',
    '#f8bf4c',
    '#eea722',
    '#d98f10',
    '#b87408',
    '#965c05',
    '#784a07',
    '#5c3906',
  ],
  azure: [
    '#eaf5fe',
    '#d3e9fc',
    '#a5d2f8',
    '#72b8f2',
    '#479fea',
    '#2888dc',
    '#1a71c1',
    '#145b9e',
    '#114b82',
    '#0d3a65',
  ],
} satisfies Record<string, MantineColorsTuple>;

/** What is neither accent nor ink: warm like the paper in light, bluish like the night in dark. */
export const neutrals = {
  gray: [
    '#f8f6f3',
    '#f3f0eb',
    '#ece7df',
    '#e2dcd2',
    '#d4ccc0',
    '#b5ac9f',
    '#8e867a',
    '#504a42',
    '#3a3630',
    '#24221e',
  ],
  dark: [
    '#c7ccd0',
    '#b3babf',
    '#828d95',
    '#66727b',
    '#3d4953',
    '#34404a',
    '#27313a',
    '#1c262d',
    '#141b20',
    '#0f1418',
  ],
} satisfies Record<string, MantineColorsTuple>;

export const moduleAccents = {
  food: 'tomato',
  grocery: 'leaf',
  pharmacy: 'tealish',
  ecommerce: 'indigoish',
  parcel: 'amber',
  rental: 'azure',
} satisfies Record<ModuleType, keyof typeof palettes>;

/** While no module is chosen. */
export const shopAccent = moduleAccents.food;
