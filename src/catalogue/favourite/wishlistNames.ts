import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ModuleKind, type ModuleType, moduleKinds } from '../../../domain/place/module';

interface TabName {
  title: MessageDescriptor;
  /** In "No favourite {module} found". */
  inSentence: MessageDescriptor;
}

const things: Record<ModuleKind['things'], TabName> = {
  dishes: { title: msg`Food`, inSentence: msg`food` },
  vehicles: { title: msg`Vehicles`, inSentence: msg`vehicles` },
  items: { title: msg`Items`, inSentence: msg`items` },
};

const places: Record<ModuleKind['stores'], TabName> = {
  restaurants: { title: msg`Restaurants`, inSentence: msg`restaurants` },
  providers: { title: msg`Providers`, inSentence: msg`providers` },
  stores: { title: msg`Stores`, inSentence: msg`stores` },
};

/** How the two tabs of the favourites are called in a module (WISH-05, WISH-07). */
export const tabNames = (type: ModuleType): { things: TabName; places: TabName } => ({
  things: things[moduleKinds[type].things],
  places: places[moduleKinds[type].stores],
});
