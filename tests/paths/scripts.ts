import type { Model } from '../../charts/package/define';
import { explore } from '../../charts/package/paths';
import type { AnyScreens } from '../../charts/paths/screens';
import type { Act, AnyScript, Stagehand } from '../../charts/paths/scripts/script';
import { inBrowser, type Play } from '../../charts/paths/surroundings';
import { onTable } from './onTable';
import { plays } from './plays';
import { screens } from './screens';
import * as account from './scripts/account';
import { addToCart } from './scripts/addToCart';
import * as arriving from './scripts/arriving';
import { checkout } from './scripts/checkout';
import * as content from './scripts/content';
import * as desk from './scripts/desk';
import * as forms from './scripts/forms';
import { item } from './scripts/item';
import * as money from './scripts/money';
import * as orders from './scripts/orders';
import * as passwords from './scripts/passwords';
import * as places from './scripts/places';
import * as riding from './scripts/riding';
import * as shopping from './scripts/shopping';
import { signIn } from './scripts/signIn';
import * as staff from './scripts/staff';
import { force } from './scripts/switch';
import { translate } from './scripts/translate';
import * as trips from './scripts/trips';
import { surfaces } from './surfaces';

export const scripts: Readonly<Record<string, AnyScript>> = {
  ...account,
  addToCart,
  ...arriving,
  checkout,
  ...content,
  ...desk,
  ...forms,
  item,
  ...money,
  ...orders,
  ...passwords,
  ...places,
  ...riding,
  ...shopping,
  signIn,
  ...staff,
  ...trips,
};
const allSurfaces: Readonly<Record<string, readonly string[] | string>> = surfaces;
const allTables: Readonly<Record<string, AnyScreens | readonly AnyScreens[]>> = screens;
const allPlays: Readonly<Record<string, Play>> = plays;

/** On the whole product where it is played there, else on the tables of its screens. */
function actsOf(model: Model): Act[] {
  const { name, words } = model;
  const script = scripts[name] ?? null;
  const play = allPlays[name];
  if (play) {
    const explored = inBrowser(explore({ ...play.model, words }), play);
    return [{ explored, screens: play.screens, surroundings: play.surroundings, script }];
  }
  const tables = allSurfaces[name]?.includes('jsdom') ? [allTables[name] ?? []].flat() : [];
  return tables.map((table) => ({
    explored: onTable(model, table),
    screens: table,
    surroundings: null,
    script,
  }));
}

export const stagehand: Stagehand = { actsOf, translate, force };
