import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../../domain/place/place';
import { MapView } from '../MapView';
import type { MapMarker } from '../types';
import { groupSpots, type Placed, type Spot } from './groupSpots';
import classes from './SpotsMap.module.css';

type SpotMarker = Pick<MapMarker, 'kind' | 'label' | 'text' | 'count' | 'faint'>;

export interface SpotsMapProps<T extends Placed> {
  things: readonly T[];
  /** Where the shopper is, or where a trip begins; it stands among them. */
  home: { kind: 'home' | 'pickup'; at: Point; label: string } | null;
  label: string;
  markerOf: (thing: T) => SpotMarker;
  /** The marker of several that lie together: a press on it brings them nearer. */
  groupOf: (things: readonly T[]) => SpotMarker;
  /** What is shown of the one that was pressed, and how it is called. */
  cardOf: (thing: T) => ReactNode;
  nameOf: (thing: T) => string;
  /** The card's own tools stand at its end. */
  closeAtStart?: boolean;
  /** Width of a marker and a little air, in pixels. */
  nearness?: number;
  /** Leads to the same things in a list, where no map can be had. */
  onList: () => void;
}

export const spotsHeight = 'min(60vh, 640px)';
const startZoom = 13;
const cardMargin = 16;
const nothingCovered = { right: 0, bottom: 0 };

export function SpotsMap<T extends Placed>(props: SpotsMapProps<T>) {
  const { things, home, label, markerOf, groupOf, cardOf, nameOf, nearness = 44, onList } = props;
  const { t } = useLingui();
  const [chosenId, setChosen] = useState<number | null>(null);
  const [zoom, setZoom] = useState(startZoom);
  const [near, setNear] = useState<{ spot: Spot<T>; press: number; of: readonly T[] } | null>(null);
  const [covered, setCovered] = useState(nothingCovered);
  const box = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const spots = useMemo(
    () => groupSpots(things, zoom, { nearness, alone: chosenId }),
    [things, zoom, nearness, chosenId],
  );
  const everywhere = useMemo(
    () => [...(home ? [home.at] : []), ...things.map(({ at }) => at)],
    [home, things],
  );
  const chosen = things.find(({ id }) => id === chosenId);
  // Whoever has pressed a marker reads on in its card, not after all other markers.
  useEffect(() => {
    if (chosenId === null || !card.current || !box.current) return;
    card.current.focus({ preventScroll: true });
    card.current.scrollIntoView({ block: 'nearest' });
    const { offsetWidth, offsetHeight } = card.current;
    // On phones it lies along the foot of the map, else at its right.
    setCovered(
      offsetWidth > box.current.offsetWidth / 2
        ? { right: 0, bottom: offsetHeight + cardMargin }
        : { right: offsetWidth + cardMargin, bottom: 0 },
    );
  }, [chosenId]);
  const close = () => {
    box.current?.querySelector<HTMLElement>('[data-chosen]')?.focus({ preventScroll: true });
    setChosen(null);
  };
  const [centre] = everywhere;
  if (!centre) return null;
  const bringNearer = (spot: Spot<T>) =>
    setNear((before) => ({ spot, press: (before?.press ?? 0) + 1, of: things }));
  // What was looked at nearer is over with other things.
  const shown = near?.of === things ? near : null;
  const markers = spots.map((spot): MapMarker => {
    const [thing] = spot.things;
    const isOne = thing !== undefined && spot.things.length === 1;
    return {
      ...(isOne ? markerOf(thing) : groupOf(spot.things)),
      id: spot.id,
      at: spot.at,
      chosen: isOne && thing.id === chosenId,
      onPress: () => (isOne ? setChosen(thing.id) : bringNearer(spot)),
    };
  });
  if (home) markers.push({ id: 'home', ...home });
  return (
    <div className={classes.map} ref={box}>
      <VisuallyHidden component="h2">{label}</VisuallyHidden>
      <MapView
        centre={centre}
        zoom={startZoom}
        onMove={(_, nowAt) => setZoom(nowAt)}
        markers={markers}
        fit={shown ? shown.spot.things.map(({ at }) => at) : everywhere}
        fitKey={shown ? `near ${shown.press}` : things.map(({ id }) => id).join()}
        covered={chosen ? covered : nothingCovered}
        label={label}
        height={spotsHeight}
        instead={
          <>
            <Trans>The map could not be loaded.</Trans>
            <Button radius="xl" mt="md" onClick={onList}>
              <Trans>See the list</Trans>
            </Button>
          </>
        }
      />
      {chosen && (
        <section
          ref={card}
          className={classes.card}
          tabIndex={-1}
          aria-label={nameOf(chosen)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          {cardOf(chosen)}
          <CloseButton
            className={classes.close}
            data-start={props.closeAtStart || undefined}
            radius="xl"
            size={36}
            aria-label={t`Close`}
            onClick={close}
          />
        </section>
      )}
    </div>
  );
}
