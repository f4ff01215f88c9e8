import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Point, Zone } from '../../../domain/place/place';
import { ringFault } from '../../../domain/place/ring';
import type { ZoneRead } from '../../../machines/operator/editShop';
import { useConfig } from '../../client/useMoney';
import { MapView } from '../../map/MapView';
import { BorderState } from './BorderState';
import { CornerList } from './CornerList';
import { useCorners } from './useCorners';
import type { ZoneFields } from './useZoneForm';
import classes from './Zones.module.css';

interface ZoneBorderProps extends ZoneFields {
  read: ZoneRead;
}

const nowhere: Point = { lat: 0, lng: 0 };

/** Other zones, as the map shows them. */
const otherZones = ({ zone, around }: ZoneRead): Zone[] =>
  around.zones
    .filter(({ id }) => id !== zone?.id)
    .map(({ id, name, is_active: status, coordinates }) => ({ id, name, status, coordinates }));

/** Where a zone lies: drawn on the map, or said corner by corner (OPER-12). */
export function ZoneBorder({ form, propsOf, read }: ZoneBorderProps) {
  const { t } = useLingui();
  const config = useConfig();
  const { area: corners } = form.values;
  const drawing = useCorners({ corners, onChange: (ring) => form.setFieldValue('area', ring) });
  const { chosen, choose, change, undo, canUndo } = drawing;
  const [others] = useState(() => otherZones(read));
  // What was in view when it was opened stays: a map that moves while somebody draws on it is of no use.
  const [fit] = useState(() =>
    corners.length > 0 ? [...corners] : others.flatMap(({ coordinates }) => coordinates),
  );
  const centre = fit[0] ?? config?.default_location ?? nowhere;
  const fault = ringFault(corners);
  const { error } = propsOf('area');
  return (
    <section
      className={classes.border}
      aria-label={t`Border of the zone`}
      data-path="area"
      tabIndex={-1}
    >
      <p className={classes.hint}>
        <Trans>
          A press on the map adds a corner, a small dot bends a side, and corners can be dragged.
          The list below does the same in numbers.
        </Trans>
      </p>
      <MapView
        centre={centre}
        zoom={13}
        zones={others}
        fit={fit.length > 0 ? fit : undefined}
        fitsBorders
        height="clamp(280px, 45vh, 460px)"
        label={t`Map of the zone`}
        instead={<Trans>No map can be shown here. Say the corners in numbers below.</Trans>}
        shape={{
          corners,
          chosen,
          wrong: fault?.kind === 'crosses' ? fault.sides : [],
          cornerLabel: (index) => t`Corner ${index + 1}`,
          onAdd: (at, after) => change({ kind: 'added', at, after }),
          onMove: (index, at) => change({ kind: 'moved', index, at }),
          onChoose: choose,
          onRemove: (index) => change({ kind: 'removed', index }),
        }}
      />
      <div className={classes.tools}>
        <BorderState corners={corners} fault={fault} said={error ? String(error) : ''} />
        {chosen !== null && corners[chosen] && (
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => change({ kind: 'removed', index: chosen })}
          >
            <Trans>Remove corner {chosen + 1}</Trans>
          </Button>
        )}
        <Button
          variant="default"
          radius="xl"
          disabled={!canUndo}
          leftSection={<IconArrowBackUp className={classes.back} size={18} aria-hidden />}
          onClick={undo}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
      <CornerList corners={corners} centre={centre} drawing={drawing} />
    </section>
  );
}
