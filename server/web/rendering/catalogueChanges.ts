import type { Channel } from '../../db/channel';

/** What the database tells at each commit that changes what pages show (migration 0004): ids, or `*` for all. */
export const catalogueTopic = 'catalogue_changes';

export interface CatalogueChanges {
  isHeard(): boolean;
  /** `changed` gets the ids of what changed; nothing where it may be anything. */
  onChange(changed: (ids?: readonly string[]) => void): void;
}

/** Listens to what changes in the catalogue, from whichever server, import or person; begins anew after each loss. */
export function hearCatalogueChanges(channel: Channel, stopping: AbortSignal): CatalogueChanges {
  let isHeard = false;
  const listeners: ((ids?: readonly string[]) => void)[] = [];
  const tell = (ids?: readonly string[]) => {
    for (const changed of listeners) changed(ids);
  };
  const subscribe = () => {
    if (stopping.aborted) return;
    channel
      .subscribe(
        catalogueTopic,
        (payload) => tell(payload === '*' ? undefined : payload.split(' ')),
        (heard) => {
          isHeard = heard;
          // What was told in between is unknown.
          tell();
        },
      )
      .catch(() => setTimeout(subscribe, 1_000).unref());
  };
  subscribe();
  return { isHeard: () => isHeard, onChange: (changed) => listeners.push(changed) };
}
