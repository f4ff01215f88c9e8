import type { Model } from '../../charts/package/define';
import { type Explored, explore } from '../../charts/package/paths';
import type { AnyScreens } from '../../charts/paths/screens';
import { inBrowser, type Play } from '../../charts/paths/surroundings';
import { onTable } from './onTable';
import { plays } from './plays';
import { screens } from './screens';
import { surfaces } from './surfaces';

const allSurfaces: Readonly<Record<string, readonly string[] | string>> = surfaces;
const allTables: Readonly<Record<string, AnyScreens | readonly AnyScreens[]>> = screens;
const allPlays: Readonly<Record<string, Play>> = plays;

/** What people can do in a flow wherever its paths are taken on screens. */
export function onScreens(model: Model): Explored[] {
  const { name, words, open, says } = model;
  const tables = allSurfaces[name]?.includes('jsdom') ? [allTables[name] ?? []].flat() : [];
  const play = allPlays[name];
  return [
    ...tables.map((table) => onTable(model, table)),
    ...(play ? [inBrowser(explore({ ...play.model, words, open, says }), play)] : []),
  ];
}
