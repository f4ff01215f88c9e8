import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { nextCorner } from '../../../domain/place/changeRing';
import type { Point } from '../../../domain/place/place';
import { NumberField } from '../../ui/form/NumberField';
import type { Corners } from './useCorners';
import classes from './Zones.module.css';

interface CornerListProps {
  corners: readonly Point[];
  /** Where a first corner is put. */
  centre: Point;
  drawing: Corners;
}

interface CornerProps extends CornerListProps {
  corner: Point;
  index: number;
}

/** A corner as two numbers: the same as pulling it on the map. */
function Corner({ corner, index, drawing }: CornerProps) {
  const { t } = useLingui();
  const number = index + 1;
  const said = (part: 'lat' | 'lng', most: number) => (text: string) => {
    const value = Number(text);
    const isThere = text.trim() !== '' && Math.abs(value) <= most;
    if (isThere && value !== corner[part])
      drawing.change({ kind: 'moved', index, at: { ...corner, [part]: value } });
  };
  const field = {
    hideControls: true,
    decimalScale: 6,
    dir: 'ltr',
    inputMode: 'decimal',
  } as const;
  return (
    <li
      className={classes.corner}
      data-chosen={drawing.chosen === index || undefined}
      onFocus={() => drawing.choose(index)}
    >
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <NumberField
        {...field}
        key={`lat ${corner.lat}`}
        aria-label={t`Latitude of corner ${number}`}
        min={-90}
        max={90}
        defaultValue={corner.lat}
        onBlur={({ currentTarget }) => said('lat', 90)(currentTarget.value)}
      />
      <NumberField
        {...field}
        key={`lng ${corner.lng}`}
        aria-label={t`Longitude of corner ${number}`}
        min={-180}
        max={180}
        defaultValue={corner.lng}
        onBlur={({ currentTarget }) => said('lng', 180)(currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        radius="xl"
        aria-label={t`Remove corner ${number}`}
        onClick={() => drawing.change({ kind: 'removed', index })}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** All corners as numbers, for whoever draws without a pointer or knows the numbers. */
export function CornerList(props: CornerListProps) {
  const { corners, centre, drawing } = props;
  const count = corners.length;
  const last = count - 1;
  const add = () => {
    const after = drawing.chosen ?? last;
    drawing.change({ kind: 'added', at: nextCorner(corners, after, centre), after });
  };
  return (
    <details className={classes.fold}>
      <summary>
        <span>
          <Trans>Corners as numbers</Trans>
        </span>
        <span className={classes.count}>{count}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.folded}>
        {count > 0 && (
          <>
            <div className={classes.cornerHead} aria-hidden>
              <span />
              <Trans>Latitude</Trans>
              <span>
                <Trans>Longitude</Trans>
              </span>
            </div>
            <ol className={classes.corners}>
              {corners.map((corner, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the ring
                <Corner key={index} {...props} corner={corner} index={index} />
              ))}
            </ol>
          </>
        )}
        <Button
          variant="default"
          radius="xl"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {drawing.chosen === null ? (
            <Trans>Add a corner</Trans>
          ) : (
            <Trans>Add a corner after corner {drawing.chosen + 1}</Trans>
          )}
        </Button>
      </div>
    </details>
  );
}
