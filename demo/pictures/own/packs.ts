import * as mark from './motifs.ts';
import { bag, bottle, box, jar, roundRect, sack, slim } from './shapes.ts';
import { cup, glassJar, shaker, tin, tub } from './vessels.ts';

type Packs = Readonly<Record<string, Readonly<Record<string, string>>>>;

const oil = (body: string, cap: string, label: string, motif: string) =>
  slim({ body, cap, label, motif: mark.drop(motif) });
const juice = (body: string, motif: ReturnType<typeof mark.drop>, cap = '#4FA24E') =>
  slim({ body, cap, label: '#FFF6E6', motif });
const rice = (body: string, label: string) =>
  sack({ body, cap: body, label, motif: mark.wheat('#FFF6DC') });
const pasta = (body: string, cap: string, label: string, motif: ReturnType<typeof mark.drop>) =>
  bag({ body, cap, label, motif });
const coffee = (body: string, cap: string, label: string, bean: string) =>
  bag({ body, cap, label, motif: mark.bean(bean) });
const tea = (body: string, cap: string, motif: ReturnType<typeof mark.drop>) =>
  box({ body, cap, label: '#F7F0DC', motif });

/** Packs that say what is in them, by the icon of their kind. */
export const packs: Packs = {
  'canned-food': {
    'ware-tin-tuna': tin('#2F78B8', '#F0F8FE', mark.fish('#2F78B8')),
    'ware-tin-chickpeas': tin('#D9A441', '#FFF6E2', mark.peas('#D9A85A')),
    'ware-tin-tomatoes': tin('#C93A2E', '#FFF3EA', mark.tomato('#DC3A2E')),
    'ware-tin-foul': tin('#4E7A45', '#F7F0DC', mark.peas('#7A4A2A')),
    'ware-tin-coconut': tin('#6FB5C9', '#FFFFFF', mark.coconut('#7A4A2A')),
    'ware-tin-sweetcorn': tin('#3F8F4A', '#FFFBE2', mark.corn('#F2BC22', '#5FA33C')),
  },
  jar: {
    'ware-jar-tahini': glassJar('#E2CBA0', '#B5823C', '#FFF8E8', mark.wheat('#B5823C')),
    'ware-jar-molasses': glassJar('#5A1522', '#D9B45A', '#FFF1F0', mark.tomato('#B51F3A')),
    'ware-jar-peanut': glassJar('#B97F42', '#C93A2E', '#FFF3DC', mark.bean('#B97F42')),
    'ware-jar-turnips': glassJar('#E5548A', '#F2F2EC'),
    'ware-jar-makdous': glassJar('#5A3A52', '#C9A05A', '#F7F3DC', mark.drop('#8A9A28')),
  },
  'honey-pot': {
    'ware-syrup-dates': glassJar('#4A2413', '#3A2A1E', '#F7E8CF', mark.drop('#7A3F1D')),
    'ware-honey-propolis': glassJar(
      '#D9932E',
      '#F2F2EC',
      '#FFF6DC',
      mark.flower('#E5B53A', '#A9652A'),
    ),
  },
  salt: {
    'ware-shaker-zaatar': shaker('#6E8A3F', '#3F5A2E', mark.leaf('#5C7F35')),
    'ware-shaker-spices': shaker('#B5652E', '#6E2F1B', mark.star('#B5652E')),
  },
  'oil-bottle': {
    'ware-oil-cooking': oil('#C9B83A', '#C9A441', '#FFFBE2', '#A9982A'),
    'ware-oil-sunflower': slim({
      body: '#F6CF4A',
      cap: '#F2F2EC',
      label: '#FFFDF0',
      motif: mark.flower('#F2A52E', '#7A4A2A'),
    }),
    'ware-oil-sesame': oil('#9A5A24', '#2A2D33', '#F7E8CF', '#9A5A24'),
    'ware-vinegar-apple': slim({
      body: '#D98F4A',
      cap: '#4E8A3B',
      label: '#FFF6E6',
      motif: mark.tomato('#C93A3F'),
    }),
  },
  'rice-sack': {
    'ware-rice-egyptian': rice('#F2EBDC', '#C9472F'),
    'ware-rice-brown': rice('#C9A67A', '#7A4A2A'),
  },
  'flour-bag': {
    'ware-flour-bread': rice('#F7F3EA', '#3F6FA8'),
    'ware-semolina': rice('#F2E2B8', '#D9832E'),
  },
  'pasta-pack': {
    'ware-penne': pasta('#C9472F', '#A03322', '#FFF1C9', mark.tubes('#D9A03A')),
    'ware-vermicelli': pasta('#3F8F5A', '#2F6F45', '#FFF1C9', mark.waves('#D9A03A')),
  },
  'cereal-box': {
    'ware-corn-flakes': box({
      body: '#3F8FC9',
      cap: '#6FB5E0',
      label: '#FFF6D2',
      motif: mark.corn('#F2B52E', '#5FA33C'),
    }),
  },
  'jam-jar': {
    'ware-jam-apricot': jar(3, {
      body: '#EE9A35',
      cap: '#F2F2EC',
      label: '#FFF6EA',
      motif: mark.tomato('#F2A03C'),
    }),
    'ware-jam-fig': jar(3, {
      body: '#5A2342',
      cap: '#E2C27A',
      label: '#FFF3F0',
      motif: mark.drop('#6E2F55'),
    }),
  },
  'ketchup-bottle': {
    'ware-sauce-hot': slim({
      body: '#A3201C',
      cap: '#3F8F45',
      label: '#FFE9B8',
      motif: mark.bolt('#C9281E'),
    }),
  },
  'juice-bottle': {
    'ware-juice-pomegranate': juice('#A8173A', mark.tomato('#B51F3A'), '#F2F2EC'),
    'ware-juice-apple': juice('#E2C24A', mark.tomato('#D3303A'), '#C93A2E'),
    'ware-juice-carrot': juice('#F0782A', mark.carrot('#F0782A', '#4E9A3B')),
  },
  'coffee-bag': {
    'ware-coffee-arabic': coffee('#C9A05A', '#A9803A', '#FFF6DC', '#8A9A4A'),
    'ware-coffee-yirgacheffe': coffee('#B5523A', '#8F3A28', '#FFF0DC', '#7A3F1D'),
  },
  'tea-box': {
    'ware-tea-earl-grey': tea('#3F5A8F', '#5F7FB5', mark.citrus('#E9B92E', '#F9DC66')),
    'ware-tea-camomile': tea('#F0C04A', '#F7D67F', mark.flower('#FFFFFF', '#F2B52E')),
    'ware-tea-hibiscus': tea('#A3234A', '#C9486F', mark.flower('#D8386F', '#F2D24A')),
  },
  'yogurt-cup': {
    'ware-yoghurt-greek': cup('#3F72B5', mark.waves('#FFFFFF')),
    'ware-yoghurt-apricot': cup('#F6BE7A', mark.tomato('#EE8A35')),
    'ware-yoghurt-coconut': cup('#A9D9D2', mark.coconut('#7A4A2A')),
  },
  custard: {
    'ware-pot-rice': cup('#C9A05A', mark.wheat('#FFF6DC')),
    'ware-pot-muhallabia': cup('#E58AA5', mark.flower('#FFFFFF', '#7FA03A')),
  },
  butter: {
    'ware-samneh': jar(3, {
      body: '#F2C94A',
      cap: '#3F8F5A',
      label: '#FFFBE6',
      motif: mark.drop('#E5AE2E'),
    }),
    'ware-clotted-cream': cup('#F6EBCF', mark.heart('#E5B45A')),
  },
  'ice-cream': {
    'ware-tub-vanilla': tub('#F7E8B8', '#C98A45', mark.flower('#FFFFFF', '#F2C23A')),
    'ware-tub-lemon': tub('#F6E04F', '#FFFFFF', mark.citrus('#E9B92E', '#FFF6B0')),
  },
  soap: {
    'ware-soap-liquid': bottle('pump', {
      body: '#EBA6C4',
      cap: '#FFFFFF',
      label: '#FFF4F8',
      motif: mark.bubbles('#E5789F'),
    }),
  },
  wastebasket: {
    'ware-bin-bags':
      roundRect(4, 9, 24, 16, 7, '#3A3F46') +
      roundRect(5, 9.6, 6, 14.8, 3, '#22262B') +
      roundRect(12, 9, 11, 16, 0.6, '#F2C23A') +
      mark.binBag('#3A3F46')(17.5, 17),
  },
};
