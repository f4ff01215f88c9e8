import type { RoadKind } from './types';

export type Oval = [
  en: string,
  ar: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  roadEn: string,
  roadAr: string,
];

/** Parks and squares with a road around them, in metres. Noor Square stays first: the city's places count from it. */
export const OVALS: Oval[] = [
  ['Noor Square', 'ميدان النور', -1250, -1150, 88, 88, 'Noor Circle', 'دوار النور'],
  [
    'Central Park',
    'الحديقة المركزية',
    -140,
    -420,
    500,
    320,
    'Central Park Drive',
    'طريق الحديقة المركزية',
  ],
  ['Citadel Park', 'حديقة القلعة', -2050, 1250, 330, 270, 'Citadel Drive', 'طريق القلعة'],
  [
    'Botanical Garden',
    'الحديقة النباتية',
    -3350,
    3050,
    420,
    300,
    'Botanical Drive',
    'طريق الحديقة النباتية',
  ],
  ['Palm Oasis', 'واحة النخيل', 550, -2450, 430, 330, 'Oasis Drive', 'طريق الواحة'],
  ['Sports City', 'المدينة الرياضية', -700, -2550, 300, 240, 'Stadium Drive', 'طريق الملعب'],
  ['Falcon Park', 'حديقة الصقر', 3250, 3400, 360, 280, 'Falcon Drive', 'طريق الصقر'],
  ['Meadow Park', 'حديقة المروج', 2950, -250, 420, 260, 'Meadow Drive', 'طريق المروج'],
  ['Terrace Gardens', 'حدائق المدرجات', -1900, -4450, 350, 240, 'Terrace Drive', 'طريق المدرجات'],
  ['Orchard Park', 'حديقة البساتين', 5450, 950, 330, 270, 'Orchard Drive', 'طريق البساتين'],
];

/** Roads drawn by hand, as `x,y` in metres from end to end. */
export const LINES: readonly {
  en: string;
  ar: string;
  kind: RoadKind;
  keepEnds: boolean;
  points: string;
}[] = [
  {
    en: 'Ring Road',
    ar: 'الطريق الدائري',
    kind: 'highway',
    keepEnds: false,
    points:
      '-4500,1650 -3900,2050 -3100,2250 -2100,2620 -900,2980 400,2830 1500,2480 2220,1880 2380,900 2180,-200 2060,-1500 1750,-2600 900,-3330 -400,-3480 -1700,-3380 -2900,-3560 -4150,-3420',
  },
  {
    en: 'Eastern Highway',
    ar: 'الطريق الشرقي السريع',
    kind: 'highway',
    keepEnds: true,
    points:
      '3800,5500 4050,4100 4320,2900 4280,1500 3980,300 3880,-1100 3560,-2400 3850,-3900 4150,-5500',
  },
  {
    en: 'Desert Highway',
    ar: 'طريق الصحراء السريع',
    kind: 'highway',
    keepEnds: true,
    points: '2140,-560 3000,-760 3900,-620 5200,-380 6100,-560 7000,-1000',
  },
  {
    en: 'Noor Avenue',
    ar: 'جادة النور',
    kind: 'avenue',
    keepEnds: false,
    points:
      '-1250,-1085 -1300,-500 -1230,20 -1130,430 -1060,900 -930,1600 -700,2400 -640,3300 -900,4500',
  },
  {
    en: 'Harbour Avenue',
    ar: 'جادة المرفأ',
    kind: 'avenue',
    keepEnds: false,
    points: '-1315,-1150 -1700,-1190 -2150,-1130 -2700,-1170 -3420,-1130',
  },
  {
    en: 'Independence Avenue',
    ar: 'جادة الاستقلال',
    kind: 'avenue',
    keepEnds: false,
    points: '-1185,-1150 -300,-1060 700,-1230 1600,-1090 2600,-1230 4000,-1150',
  },
  {
    en: 'Republic Avenue',
    ar: 'جادة الجمهورية',
    kind: 'avenue',
    keepEnds: false,
    points: '-1250,-1215 -1210,-1900 -1330,-2700 -1250,-3500 -900,-4300 -950,-5200',
  },
  {
    en: 'Airport Road',
    ar: 'طريق المطار',
    kind: 'avenue',
    keepEnds: false,
    points: '3700,-1130 4300,-1350 4850,-1850 5300,-2550',
  },
];

/** Avenues over the river and where: the share of the way from its mouth to the eastern edge. */
export const BRIDGES: [share: number, en: string, ar: string][] = [
  [0.1, 'Fishermen Avenue', 'جادة الصيادين'],
  [0.165, 'Citadel Avenue', 'جادة القلعة'],
  [0.32, 'Willow Avenue', 'جادة الصفصاف'],
  [0.395, 'University Avenue', 'جادة الجامعة'],
  [0.46, 'Reed Avenue', 'جادة القصب'],
  [0.61, 'Falcon Avenue', 'جادة الصقور'],
  [0.8, 'Heron Avenue', 'جادة البلشون'],
];
