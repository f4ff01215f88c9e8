import { dab, line, lit, shape, short, wall, withLight } from './paint.ts';

/** What lies between the halves of a bun, from below: how high it is, and how it is drawn from there. */
type Layer = (y: number) => readonly [height: number, drawn: string];
const slab =
  (colour: string, height = 3.6, reach = 13): Layer =>
  (y) => [
    height - 0.4,
    shape(
      `M${short(16 - reach)} ${short(y - height / 2)}Q${short(16 - reach)} ${short(y - height)} ${short(16 - reach + 2)} ${short(y - height)}H${short(16 + reach - 2)}Q${short(16 + reach)} ${short(y - height)} ${short(16 + reach)} ${short(y - height / 2)}T${short(16 + reach - 2)} ${short(y)}H${short(16 - reach + 2)}Q${short(16 - reach)} ${short(y)} ${short(16 - reach)} ${short(y - height / 2)}Z`,
      wall(colour),
    ) +
      line(
        `M${short(17 - reach)} ${short(y - height + 0.9)}H${short(15 + reach)}`,
        '#FFFFFF',
        0.5,
        'opacity=".22"',
      ),
  ];
const melted =
  (colour: string): Layer =>
  (y) => [
    0.9,
    shape(
      `M2.8 ${short(y - 1.2)}H29.2L25.4 ${short(y + 1.7)}L21.4 ${short(y)}L16.4 ${short(y + 2.5)}L12 ${short(y)}L7.4 ${short(y + 1.6)}Z`,
      wall(colour),
    ),
  ];
const frill =
  (colour: string): Layer =>
  (y) => [
    1.7,
    shape(
      `M1.8 ${short(y - 1.4)}Q16 ${short(y - 3.2)} 30.2 ${short(y - 1.4)}Q30 ${short(y + 1)} 27 ${short(y)}T22 ${short(y + 0.4)}T17 ${short(y)}T12 ${short(y + 0.4)}T7 ${short(y)}T1.8 ${short(y - 1.4)}Z`,
      wall(colour),
    ),
  ];
const rounds =
  (colour: string, count = 4): Layer =>
  (y) => [
    1.5,
    Array.from({ length: count }, (_, index) =>
      dab(16 + (index - (count - 1) / 2) * (24 / count), y - 0.9, 12 / count, 1.3, wall(colour)),
    ).join(''),
  ];

function burger(layers: readonly Layer[]): string {
  const heel = shape('M3.6 26.2H28.4Q28.6 30.4 25 30.4H7Q3.4 30.4 3.6 26.2Z', wall('#DDA052'));
  let top = 26.6;
  const between_ = layers.map((layer) => {
    const [height, drawn] = layer(top);
    top -= height;
    return drawn;
  });
  const seeds = [
    [10, 4.4],
    [14.6, 2.8],
    [19.4, 3.4],
    [23, 5.2],
    [16.8, 5.4],
    [12.6, 6],
  ];
  const down = short(top - 10.2);
  const crown =
    shape(
      'M3 10.6C3 3.6 9 .6 16 .6S29 3.6 29 10.6Q29 11.6 27.6 11.6H4.4Q3 11.6 3 10.6Z',
      lit('#D98E3E'),
    ) +
    dab(11, 4, 4.4, 1.7, '#FFFFFF', 'opacity=".28"') +
    seeds.map(([x = 0, y = 0]) => dab(x, y, 0.75, 0.45, '#FFF1CE')).join('');
  return withLight(`${heel}${between_.join('')}<g transform="translate(0 ${down})">${crown}</g>`);
}
const patty = slab('#6A3519', 4);
const cheddar = melted('#F5B12E');
const lettuce = frill('#78AE45');
const tomato = rounds('#DC4030', 3);

/** Burgers, by the name of the look. */
export const burgers = {
  'dish-burger-classic': burger([patty, cheddar, tomato, lettuce]),
  'dish-burger-double': burger([
    slab('#6A3519', 3.4),
    cheddar,
    slab('#6A3519', 3.4),
    cheddar,
    rounds('#B8763A', 5),
  ]),
  'dish-burger-mushroom': burger([patty, melted('#F7E3A6'), rounds('#A9764B', 5), lettuce]),
  'dish-burger-harissa': burger([
    slab('#8A2F18', 4),
    melted('#F4F1E4'),
    rounds('#D3261F', 5),
    lettuce,
  ]),
  'dish-burger-chicken': burger([
    slab('#D6943A', 4.6, 13.6),
    frill('#E9D9E6'),
    rounds('#8AA845', 4),
  ]),
  'dish-burger-fish': burger([
    slab('#E3B25A', 4.2, 13.6),
    melted('#FBF4DC'),
    lettuce,
    rounds('#8AA845', 5),
  ]),
  'dish-burger-bean': burger([slab('#43231C', 4), tomato, lettuce, rounds('#B77BA6', 4)]),
  'dish-burger-halloumi': burger([
    slab('#F4E3B4', 2.8),
    slab('#F1DAA0', 2.8),
    rounds('#7FB04A', 5),
    frill('#9CC05A'),
  ]),
  'dish-burger-egg': burger([
    patty,
    slab('#A8432F', 1.8, 13.4),
    melted('#FFFBF2'),
    rounds('#F9A825', 1),
    lettuce,
  ]),
} as const;
