import type { CatalogueModule } from '../catalogue/types.ts';
import { groupOf } from '../catalogue.ts';
import { drawingUrl, type PictureModule, type PictureRequest } from '../request.ts';
import { familyOf } from './families.ts';
import type { Family } from './family.ts';
import { between, type Mood, moods } from './moods.ts';
import { kindOf, lookOf } from './packs.ts';
import { hashText } from './random.ts';
import { type SurfaceName, tonesOf } from './surfaces.ts';

export const views = ['front', 'above', 'cut', 'portion', 'packed'] as const;
export type View = (typeof views)[number];

/** The seeds of one product's pictures are this far apart: each is another view of it. */
export const viewStep = 1_000_000_000;

export type Setting = {
  module: CatalogueModule;
  icon: string;
  family: Family;
  view: View;
  mood: Mood;
  surface: SurfaceName;
};

/** The modules without shelves borrow the scenes of the high street. */
export function shelfModule(module: PictureModule | undefined): CatalogueModule {
  return module === 'food' || module === 'grocery' || module === 'pharmacy' ? module : 'ecommerce';
}

const nth = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/** What is decided before anything is drawn. The views of one product take turns in surfaces and moods. */
export function settingOf(request: PictureRequest): Setting {
  const module = shelfModule(request.module);
  const icon = request.icons?.[0] ?? request.icon ?? 'package';
  const known = familyOf(module, groupOf(module, kindOf(icon)) ?? '');
  // What goes with a dish lies around it before what goes with its family.
  const named = request.kind === 'item' ? (request.icons?.slice(1) ?? []) : [];
  const look = lookOf(icon, named);
  const companions = named.filter((companion) => companion !== look);
  const family =
    companions.length > 0 ? { ...known, props: [...companions, ...known.props] } : known;
  const turn = Math.floor(request.seed / viewStep) % views.length;
  const first = hashText(drawingUrl({ ...request, seed: request.seed % viewStep }));
  // Words stand on a banner: they need its light.
  const lights = moods[module].slice(0, request.kind === 'banner' ? 5 : undefined);
  const view = request.kind === 'item' ? (views[turn] ?? 'front') : 'front';
  return {
    module,
    icon: look,
    family,
    view,
    mood: lights[((first >>> 8) + turn * 3) % lights.length] ?? moods[module][0],
    surface: nth(family.surfaces, first + turn),
  };
}

/** About what a picture has in the middle of its ground, as six digits; of those that have one ground. */
export function colourOf(request: PictureRequest): string | undefined {
  const { kind } = request;
  if (kind !== 'item' && kind !== 'store-cover' && kind !== 'banner') return undefined;
  const { mood, surface, view } = settingOf(request);
  const { far, near } = tonesOf(surface, mood);
  const table = between(far, near);
  const wall = between(mood.lit, mood.dim, 0.4);
  const mixed = {
    item: view === 'above' ? table : between(wall, table),
    'store-cover': between(wall, table),
    banner: between(wall, '#FFF9F1', 0.6),
  };
  return mixed[kind].slice(1);
}
