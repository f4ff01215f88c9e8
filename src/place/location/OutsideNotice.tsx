import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Point } from '../../../domain/place/place';
import { zonesQuery } from '../../client/shopQueries';
import { useHasMap } from '../../map/useHasMap';
import { middleOf } from './middleOf';
import { Trouble } from './Trouble';
import { useIsRental } from './useIsRental';
import type { LocationView } from './useLocation';

interface OutsideNoticeProps {
  view: LocationView;
  onMap: (at?: Point) => void;
}

/** We do not deliver there: says so, and leads to the zones where we do. */
export function OutsideNotice({ view, onMap }: OutsideNoticeProps) {
  const { data: zones = [] } = useQuery(zonesQuery());
  const isRental = useIsRental();
  const hasMap = useHasMap();
  const open = zones.filter(({ status, coordinates }) => status === 1 && coordinates.length > 2);
  return (
    <Trouble
      icon={<IconMapPinOff aria-hidden />}
      title={
        isRental ? (
          <Trans>We don’t serve this place yet</Trans>
        ) : (
          <Trans>We don’t deliver there yet</Trans>
        )
      }
      actions={
        hasMap ? (
          <>
            {open.map((zone) => (
              <Button
                key={zone.id}
                size="xs"
                radius="xl"
                variant="default"
                onClick={() => onMap(middleOf(zone))}
              >
                {zone.name}
              </Button>
            ))}
            <Button size="xs" radius="xl" onClick={() => onMap()}>
              <Trans>Pick from map</Trans>
            </Button>
          </>
        ) : (
          <strong>{open.map(({ name }) => name).join(' · ')}</strong>
        )
      }
    >
      <Trans>{view.address} is outside the area that we serve.</Trans>{' '}
      {open.length > 0 &&
        (isRental ? (
          <Trans>These are the places that we serve:</Trans>
        ) : (
          <Trans>These are the places where we deliver:</Trans>
        ))}
    </Trouble>
  );
}
