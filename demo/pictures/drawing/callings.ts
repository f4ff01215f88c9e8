import { finishLight, haze, wallOf } from './air.ts';
import { startCanvas } from './canvas.ts';
import { type Mood, moods } from './moods.ts';
import { put } from './placing.ts';
import { tableOf } from './surfaces.ts';

type Thing = readonly [icon: string, x: number, base: number, size: number, turn?: number];
type Calling = { size: readonly [number, number]; mood: Mood; things: readonly Thing[] };

const [peach] = moods.food;
const [, cream = peach] = moods.food;
const [, , , honey = peach] = moods.grocery;
const [, lilac = peach] = moods.ecommerce;

/** What stands beside an invitation: to join, to ride, to send. */
const callings: Record<string, Calling> = {
  'join-store': {
    size: [800, 600],
    mood: lilac,
    things: [
      ['convenience-store', 390, 510, 430],
      ['shopping-bags', 660, 530, 170],
      ['potted-plant', 110, 520, 130],
    ],
  },
  'join-courier': {
    size: [800, 600],
    mood: peach,
    things: [
      ['round-pushpin', 660, 380, 130],
      ['motor-scooter', 360, 520, 440],
      ['package', 650, 530, 190],
    ],
  },
  parcel: {
    size: [800, 600],
    mood: honey,
    things: [
      ['envelope', 610, 370, 190, 8],
      ['package', 370, 520, 400],
      ['round-pushpin', 650, 530, 150],
    ],
  },
  'ride-bicycle': { size: [240, 240], mood: cream, things: [['bicycle', 120, 184, 180]] },
  'ride-scooter': {
    size: [240, 240],
    mood: peach,
    things: [['motor-scooter', 120, 186, 168]],
  },
  'ride-car': { size: [240, 240], mood: honey, things: [['automobile', 120, 182, 182]] },
};

export function drawCallings(): Record<string, string> {
  const drawn = Object.entries(callings).map(([name, { size, mood, things }]) => {
    const [width, height] = size;
    const canvas = startCanvas(width, height, name);
    const horizon = height * 0.62;
    return [
      name,
      canvas.finish(
        wallOf(canvas, mood, horizon) +
          tableOf(canvas, 'studio', mood, horizon) +
          haze(canvas, mood, horizon) +
          things
            .map(([icon, x, base, across, turn = 0]) =>
              put(canvas, icon, { x, base, width: across, height: across, turn }),
            )
            .join('') +
          finishLight(canvas),
      ),
    ] as const;
  });
  return Object.fromEntries(drawn);
}
