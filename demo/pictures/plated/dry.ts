import * as bit from './pieces.ts';
import {
  bowl,
  dip,
  few,
  flatInBowl,
  inBowl,
  onPlate,
  plate,
  scattered,
  type Top,
} from './vessels.ts';

const full = (name: string, ground: string, tops: Top[], vessel = '#A8743F') =>
  bowl(vessel, ground, scattered(name, tops, inBowl, 1.8));

/** What grocers sell by weight, in the bowl in which one sees what it is, by the name of the look. */
export const dry = {
  'dish-red-lentils': full('red lentils', '#E07A3A', [few(bit.fleck('#EE8A48'), 24, 1.5)]),
  'dish-chickpeas': full('chickpeas', '#D9B36B', [few(bit.sphere('#E2BE7A'), 20, 0.9)], '#3C6D9C'),
  'dish-mung-beans': full('mung', '#6E8A3A', [few(bit.pulse('#7F9A45'), 22, 0.8)], '#F3ECE0'),
  'dish-kidney-beans': full('kidney', '#6E1F1B', [few(bit.pulse('#8E2A24'), 18, 1)], '#F3ECE0'),
  'dish-green-olives': full(
    'green olives',
    '#8A9A3A',
    [few(bit.sphere('#A3B04A'), 15, 1.05), few(bit.sprig('#5C7F45'), 3)],
    '#A24A2A',
  ),
  'dish-black-olives': full(
    'black olives',
    '#3A2A2E',
    [few(bit.sphere('#4A363C'), 15, 1.05), few(bit.sprig('#5C7F45'), 3)],
    '#F3ECE0',
  ),
  'dish-coarse-bulgur': full('bulgur', '#B8854A', [few(bit.crumbs('#C9965A'), 16, 1.3)], '#34373B'),
  'dish-fine-bulgur': full(
    'fine bulgur',
    '#CFA064',
    [few(bit.crumbs('#DDB27A'), 14, 1)],
    '#7FAE9C',
  ),
  'dish-freekeh': full('freekeh', '#7F7A3F', [few(bit.grain('#96904E'), 22, 1.3)], '#F3ECE0'),
  'dish-oats': full(
    'oats',
    '#E4D0A4',
    [few(bit.slice('#DCC494', '#F0E0BC', '#E4D0A4'), 14, 0.8)],
    '#3C6D9C',
  ),
  'dish-quinoa': full('quinoa', '#EFE4C6', [few(bit.sphere('#F7EED6'), 22, 0.5)], '#A24A2A'),
  'dish-mixed-nuts': full(
    'nuts',
    '#A8713B',
    [few(bit.pulse('#C08A4A'), 9), few(bit.chop('#8A5527'), 5), few(bit.pulse('#EBD9A6'), 6, 0.9)],
    '#34373B',
  ),
  'dish-feta': plate(
    '#3F6C9C',
    scattered(
      'feta',
      [few(bit.cube('#FBF5E6'), 5)],
      { ...onPlate, rx: 8, ry: 3.4, rise: 2.6 },
      3.8,
    ) + scattered('oregano', [few(bit.sprig('#5C7F45'), 4)], { ...onPlate, rx: 8 }, 1.1),
  ),
  'dish-halloumi': plate(
    '#F6EEE2',
    scattered(
      'halloumi',
      [few(bit.toast('#F4E3B4'), 3)],
      { ...onPlate, rx: 6, ry: 2, rise: 1 },
      4.2,
    ) + scattered('mint', [few(bit.sprig('#3E8F4C'), 5)], { ...onPlate, rx: 8, ry: 4 }, 1.2),
  ),
  'dish-akkawi-cheese': plate(
    '#D7E0D4',
    scattered(
      'akkawi',
      [few(bit.cube('#FBF8EE'), 3)],
      { ...onPlate, rx: 6, ry: 2.6, rise: 2 },
      5.4,
    ),
  ),
  'dish-mozzarella': plate(
    '#53595E',
    scattered('mozzarella', [few(bit.dollop('#FBF8F0'), 1)], { ...onPlate, rise: 2.4 }, 6.8) +
      scattered('basil', [few(bit.sprig('#3E8F3C'), 4)], { ...onPlate, rx: 8, rise: 0 }, 1.5),
  ),
  'dish-labneh': bowl(
    '#A24A2A',
    '#FBF8EE',
    dip('#FBF8EE', '#D9B84A') +
      scattered(
        'labneh',
        [few(bit.sprig('#3E8F4C'), 5, 0.9), few(bit.sphere('#6E8A3A'), 3, 0.7)],
        { ...flatInBowl, rx: 6 },
        1.2,
      ),
  ),
  'dish-plain-yoghurt': bowl('#7FAE9C', '#FDFBF5', dip('#FDFBF5', '#F1EADA')),
} as const;
