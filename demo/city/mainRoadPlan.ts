import type { Localized } from '../../domain/language/localized';
import { t } from '../locales/city';
import type { RoadKind } from './types';

export type Oval = [name: string, x: number, y: number, wide: number, high: number, road: string];

/** Parks and squares with a road around them, in metres. Noor Square stays first: the city's places count from it. */
export const OVALS: Oval[] = [
  ['Noor Square', -1250, -1150, 88, 88, 'Noor Circle'],
  ['Central Park', -140, -420, 500, 320, 'Central Park Drive'],
  ['Citadel Park', -2050, 1250, 330, 270, 'Citadel Drive'],
  ['Botanical Garden', -3350, 3050, 420, 300, 'Botanical Drive'],
  ['Palm Oasis', 550, -2450, 430, 330, 'Oasis Drive'],
  ['Sports City', -700, -2550, 300, 240, 'Stadium Drive'],
  ['Falcon Park', 3250, 3400, 360, 280, 'Falcon Drive'],
  ['Meadow Park', 2950, -250, 420, 260, 'Meadow Drive'],
  ['Terrace Gardens', -1900, -4450, 350, 240, 'Terrace Drive'],
  ['Orchard Park', 5450, 950, 330, 270, 'Orchard Drive'],
];

/** Roads drawn by hand, as `x,y` in metres from end to end. */
export const LINES: readonly {
  name: Localized;
  kind: RoadKind;
  keepEnds: boolean;
  points: string;
}[] = [
  {
    name: t('Ring Road'),
    kind: 'highway',
    keepEnds: false,
    points:
      '-4500,1650 -3900,2050 -3100,2250 -2100,2620 -900,2980 400,2830 1500,2480 2220,1880 2380,900 2180,-200 2060,-1500 1750,-2600 900,-3330 -400,-3480 -1700,-3380 -2900,-3560 -4150,-3420',
  },
  {
    name: t('Eastern Highway'),
    kind: 'highway',
    keepEnds: true,
    points:
      '3800,5500 4050,4100 4320,2900 4280,1500 3980,300 3880,-1100 3560,-2400 3850,-3900 4150,-5500',
  },
  {
    name: t('Desert Highway'),
    kind: 'highway',
    keepEnds: true,
    points: '2140,-560 3000,-760 3900,-620 5200,-380 6100,-560 7000,-1000',
  },
  {
    name: t('Noor Avenue'),
    kind: 'avenue',
    keepEnds: false,
    points:
      '-1250,-1085 -1300,-500 -1230,20 -1130,430 -1060,900 -930,1600 -700,2400 -640,3300 -900,4500',
  },
  {
    name: t('Harbour Avenue'),
    kind: 'avenue',
    keepEnds: false,
    points: '-1315,-1150 -1700,-1190 -2150,-1130 -2700,-1170 -3420,-1130',
  },
  {
    name: t('Independence Avenue'),
    kind: 'avenue',
    keepEnds: false,
    points: '-1185,-1150 -300,-1060 700,-1230 1600,-1090 2600,-1230 4000,-1150',
  },
  {
    name: t('Republic Avenue'),
    kind: 'avenue',
    keepEnds: false,
    points: '-1250,-1215 -1210,-1900 -1330,-2700 -1250,-3500 -900,-4300 -950,-5200',
  },
  {
    name: t('Airport Road'),
    kind: 'avenue',
    keepEnds: false,
    points: '3700,-1130 4300,-1350 4850,-1850 5300,-2550',
  },
];

/** Avenues over the river and where: the share of the way from its mouth to the eastern edge. */
export const BRIDGES: [share: number, avenue: string, bridge: string][] = [
  [0.1, 'Fishermen Avenue', 'Fishermen Bridge'],
  [0.165, 'Citadel Avenue', 'Citadel Bridge'],
  [0.32, 'Willow Avenue', 'Willow Bridge'],
  [0.395, 'University Avenue', 'University Bridge'],
  [0.46, 'Reed Avenue', 'Reed Bridge'],
  [0.61, 'Falcon Avenue', 'Falcon Bridge'],
  [0.8, 'Heron Avenue', 'Heron Bridge'],
];
