import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapOff, IconMapPinOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Point } from '../../../domain/place/place';
import type { LocationScreen } from '../../../machines/place/location';
import { useHasMap } from '../../map/useHasMap';
import { OutsideNotice } from './OutsideNotice';
import { Trouble } from './Trouble';
import type { LocationView } from './useLocation';

interface NoticeProps {
  view: LocationView;
  /** Opens the map, at a point or where the shopper is. */
  onMap: (at?: Point) => void;
}

function MapButton({ onMap }: { onMap: () => void }) {
  return useHasMap() ? (
    <Button size="xs" radius="xl" variant="default" onClick={() => onMap()}>
      <Trans>Pick from map</Trans>
    </Button>
  ) : null;
}

/** What can be done, with the map or, where there is none to pick on, without it. */
const Ways = ({ withMap, without }: { withMap: ReactNode; without: ReactNode }) =>
  useHasMap() ? withMap : without;

const AskAgain = ({ view }: { view: LocationView }) => (
  <Button size="xs" radius="xl" onClick={view.intents.askDevice}>
    <Trans>Try again</Trans>
  </Button>
);

const DeviceRefused = ({ onMap }: NoticeProps) => (
  <Trouble
    icon={<IconMapPinOff aria-hidden />}
    title={<Trans>Your location is not shared</Trans>}
    actions={<MapButton onMap={onMap} />}
  >
    <Ways
      withMap={
        <Trans>
          Allow it in your browser’s settings for this page, or type the address, or pick it on the
          map.
        </Trans>
      }
      without={
        <Trans>Allow it in your browser’s settings for this page, or type the address.</Trans>
      }
    />
  </Trouble>
);

const DeviceTooSlow = ({ view, onMap }: NoticeProps) => (
  <Trouble
    icon={<IconMapPinOff aria-hidden />}
    title={<Trans>We could not find your location in time</Trans>}
    actions={
      <>
        <AskAgain view={view} />
        <MapButton onMap={onMap} />
      </>
    }
  >
    <Trans>
      Your browser may still be asking for your permission. You can also type the address.
    </Trans>
  </Trouble>
);

const DeviceUnavailable = ({ view, onMap }: NoticeProps) => (
  <Trouble
    icon={<IconMapPinOff aria-hidden />}
    title={<Trans>Your device can't find its location</Trans>}
    actions={
      <>
        <AskAgain view={view} />
        <MapButton onMap={onMap} />
      </>
    }
  >
    <Ways
      withMap={<Trans>Type the address, or pick it on the map.</Trans>}
      without={<Trans>Type the address instead.</Trans>}
    />
  </Trouble>
);

const MapUnavailable = () => (
  <Trouble icon={<IconMapOff aria-hidden />} title={<Trans>The map can’t be shown</Trans>}>
    <Trans>Type your address instead: the suggestions know where it is.</Trans>
  </Trouble>
);

const Failed = ({ view }: NoticeProps) => (
  <Trouble
    icon={<IconAlertTriangle aria-hidden />}
    title={<Trans>We couldn’t check this place</Trans>}
    actions={
      <Button size="xs" radius="xl" onClick={view.intents.tryAgain}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>Nothing has changed. Check your connection and try again.</Trans>
  </Trouble>
);

const None = () => null;

const notices = {
  none: None,
  asking: None,
  locating: None,
  settling: None,
  map: None,
  deviceRefused: DeviceRefused,
  deviceTooSlow: DeviceTooSlow,
  deviceUnavailable: DeviceUnavailable,
  mapUnavailable: MapUnavailable,
  outside: OutsideNotice,
  failed: Failed,
} satisfies Record<LocationScreen | 'none', (props: NoticeProps) => ReactNode>;

/** What went differently than wished, and the ways on. It leaves with the first keystroke. */
export function LocationNotice(props: NoticeProps) {
  const Notice = notices[props.view.screen];
  return <Notice {...props} />;
}
