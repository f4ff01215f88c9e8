import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import { ringSays } from '../../../domain/operator/shopZone';
import type { Point } from '../../../domain/place/place';
import { type RingFault, squareMetres } from '../../../domain/place/ring';
import { useFieldTexts } from '../../identity/parts/fieldTexts';
import classes from './Zones.module.css';

interface BorderStateProps {
  corners: readonly Point[];
  fault: RingFault | null;
  /** What the shop said of it. */
  said: string;
}

/** In square kilometres, or metres where it is less than one. */
function Size({ corners }: { corners: readonly Point[] }) {
  const metres = squareMetres(corners);
  const kilometres = (metres / 1_000_000).toFixed(metres < 100_000_000 ? 1 : 0);
  return metres < 100_000 ? (
    <Trans>{Math.round(metres)} m²</Trans>
  ) : (
    <Trans>{kilometres} km²</Trans>
  );
}

function Wrong({ fault }: { fault: RingFault }) {
  const say = useFieldTexts();
  if (fault.kind !== 'crosses') return say.field(ringSays[fault.kind]);
  const [one, other] = fault.sides.map((side) => side + 1);
  return (
    <Trans>
      The side behind corner {one} and the side behind corner {other} cross or touch each other.
      Move one of them away.
    </Trans>
  );
}

/** What is wrong with the border of a zone, else how large it is; read out when it changes. */
export function BorderState({ corners, fault, said }: BorderStateProps) {
  const isWrong = said !== '' || (fault !== null && corners.length > 0);
  return (
    <p className={classes.state} role="status" data-wrong={isWrong || undefined}>
      {isWrong && <IconAlertCircle size={18} aria-hidden />}
      <span>
        {fault && corners.length === 0 ? (
          said || <Trans>Press on the map where the zone begins.</Trans>
        ) : fault ? (
          <Wrong fault={fault} />
        ) : (
          said || (
            <>
              <Plural value={corners.length} one="# corner" other="# corners" /> ·{' '}
              <Size corners={corners} />
            </>
          )
        )}
      </span>
    </p>
  );
}
