import { Plural, Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PlaceSearchScreen } from '../../../machines/place/placeSearch';
import classes from './PlaceField.module.css';
import type { LocationView } from './useLocation';

interface SearchStatusProps {
  id: string;
  view: LocationView;
  count: number;
  onRetry: () => void;
}

const Nothing = ({ view }: SearchStatusProps) => (
  <p className={classes.status}>
    <Trans>
      No place called “{view.lookedFor.trim()}” was found. Check the spelling, or pick the place on
      the map.
    </Trans>
  </p>
);

const Failed = ({ onRetry }: SearchStatusProps) => (
  <p className={classes.status}>
    <Trans>The search did not work.</Trans>{' '}
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </p>
);

const Count = ({ count }: SearchStatusProps) => (
  <VisuallyHidden>
    <Plural value={count} one="# place found" other="# places found" />
  </VisuallyHidden>
);

const None = () => null;

const screens = {
  none: None,
  waiting: None,
  searching: None,
  suggesting: Count,
  nothingFound: Nothing,
  locating: None,
  failed: Failed,
} satisfies Record<PlaceSearchScreen | 'none', (props: SearchStatusProps) => ReactNode>;

/** What the search has to say, also to those who cannot see the list. */
export function SearchStatus(props: SearchStatusProps) {
  const Screen = screens[props.view.searchScreen];
  return (
    <div id={props.id} role="status">
      <Screen {...props} />
    </div>
  );
}
