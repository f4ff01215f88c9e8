import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import type { LocationOutput } from '../../../machines/place/location';
import { settleIn } from '../settle';
import classes from './LocationEntry.module.css';
import { LocationNotice } from './LocationNotice';
import { MapLink } from './MapLink';
import { openLocation } from './openLocation';
import { PlaceField } from './PlaceField';
import { useLocationFlow, useLocationView } from './useLocation';

export interface EntryPanelProps {
  /** Typed before the flow was there. */
  text: string;
  entry: 'asking' | 'device';
  hasFocus: boolean;
  onDone: () => void;
}

export default function EntryPanel({ text, entry, hasFocus, onDone }: EntryPanelProps) {
  const finish = useCallback(
    ({ kind }: LocationOutput) => {
      // Where the modules could not be asked for, the shopper was told; the field is there again.
      if (kind === 'chosen') void settleIn().then(onDone, onDone);
      else onDone();
    },
    [onDone],
  );
  const actor = useLocationFlow(entry, finish);
  const view = useLocationView(actor);
  const { intents, screen, isBusy } = view;
  useEffect(() => {
    if (text) intents.type(text);
  }, [text, intents]);
  return (
    <div>
      <div className={classes.entry} aria-busy={isBusy}>
        <div className={classes.field}>
          <PlaceField
            view={view}
            floating
            onZone={(at) => void openLocation({ entry: 'map', at })}
            size="lg"
            autoFocus={hasFocus}
          />
        </div>
        <Button
          size="lg"
          radius="xl"
          loading={screen === 'locating'}
          disabled={isBusy}
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          onClick={intents.askDevice}
        >
          <Trans>Use Current Location</Trans>
        </Button>
      </div>
      <MapLink disabled={isBusy} />
      <div className={classes.notice}>
        <LocationNotice view={view} onMap={(at) => void openLocation({ entry: 'map', at })} />
      </div>
    </div>
  );
}
