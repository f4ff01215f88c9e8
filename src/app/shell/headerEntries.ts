import { type ModuleType, sells } from '../../../domain/place/module';
import { keysOf } from '../../../domain/values/entries';
import { openPages, type PageName } from '../../content/openPages';

export type HeaderEntry = 'home' | 'categories' | 'stores' | 'contact' | 'track' | 'chat';

export interface HeaderFacts {
  signedIn: boolean;
  hasLocation: boolean;
  /** Null while no module is chosen. */
  moduleType: ModuleType | null;
}

/** The header's links in their order (HEAD-04 to HEAD-08). */
export function headerEntries(
  { signedIn, hasLocation, moduleType }: HeaderFacts,
  open: Partial<Record<PageName, unknown>> = openPages,
): HeaderEntry[] {
  const isParcel = sells({ module_type: moduleType }, 'parcels');
  const rules: Record<HeaderEntry, boolean> = {
    home: hasLocation,
    categories: hasLocation && moduleType !== null && !isParcel,
    stores: hasLocation && moduleType !== null && !isParcel,
    contact: hasLocation && isParcel && Boolean(open['help-and-support']),
    track: !signedIn && !isParcel,
    chat: signedIn && !isParcel && Boolean(open.inbox),
  };
  return keysOf(rules).filter((entry) => rules[entry]);
}
