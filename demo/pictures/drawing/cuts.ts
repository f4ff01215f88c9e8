/** What is seen inside: seeds in a core, wedges, a stone, rings, chambers, a yolk, or nothing. */
type Inside = 'pips' | 'wedges' | 'stone' | 'rings' | 'chambers' | 'yolk' | 'plain';

export type Halved = {
  /** Width and height of the cut face, as parts of what it is drawn in. */
  face: readonly [number, number];
  skin: string;
  rim: string;
  flesh: string;
  heart: string;
  inside: Inside;
};

const halved = (
  inside: Inside,
  face: Halved['face'],
  [skin, rim, flesh, heart]: readonly [string, string, string, string],
): Halved => ({ inside, face, skin, rim, flesh, heart });

/** Fruit and the like, with the colours of skin, rim, flesh and what is in it. */
export const halves: ReadonlyMap<string, Halved> = new Map([
  ['red-apple', halved('pips', [1, 0.94], ['#D3163E', '#F7D9BE', '#FCF3D6', '#E9D8A0'])],
  ['green-apple', halved('pips', [1, 0.94], ['#7BC42B', '#E4F0B8', '#FAF8DC', '#E2DFA6'])],
  ['pear', halved('pips', [0.84, 1.04], ['#B7C226', '#EEF0BC', '#FBF6DA', '#E6DDAA'])],
  ['tangerine', halved('wedges', [1, 1], ['#F28A1B', '#FFE9C4', '#FB9D2E', '#FFC46B'])],
  ['lemon', halved('wedges', [1, 1], ['#F2C230', '#FFFBE0', '#F9DC56', '#FDEEA0'])],
  ['peach', halved('stone', [1, 0.96], ['#F47A5B', '#FFC58A', '#FDBF63', '#9A4A2E'])],
  ['mango', halved('stone', [0.82, 1.06], ['#E97A24', '#FFC963', '#FBB22F', '#F6D58A'])],
  ['melon', halved('rings', [1, 1], ['#A9C97A', '#E9F2C6', '#F8CF8C', '#E9A55B'])],
  ['tomato', halved('chambers', [1, 0.96], ['#D81B45', '#F0566A', '#E93C55', '#F79A6B'])],
  ['cucumber', halved('chambers', [1, 1], ['#2F8A4C', '#8CCB73', '#D6EFB0', '#B5DD8A'])],
  ['carrot', halved('rings', [1, 1], ['#E8701E', '#F99A45', '#F98B2E', '#FFB765'])],
  ['eggplant', halved('plain', [1, 1], ['#5B24D6', '#C9E08A', '#F6F0D2', '#E3D8A6'])],
  ['potato', halved('plain', [1.06, 0.9], ['#C79A74', '#F3DFA8', '#FBEFC4', '#F3DFA8'])],
  ['onion', halved('rings', [1, 1], ['#C88A3E', '#FFFFFF', '#F6EFE6', '#D9C7C9'])],
  ['egg', halved('yolk', [0.84, 1.06], ['#E9B489', '#FFFFFF', '#FFFDF7', '#F9A825'])],
]);

/** What is parted in two, and whether its layers are seen from outside already. */
export const parted: ReadonlyMap<string, 'layers' | 'crumb'> = new Map([
  ['hamburger', 'layers'],
  ['birthday-cake', 'layers'],
  ['calzone', 'crumb'],
  ['cookie', 'crumb'],
  ['cupcake', 'crumb'],
  ['pie', 'crumb'],
  ['moon-cake', 'crumb'],
]);
