import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { openLineWishes, prefetchLineWishes } from '../../cart/lineWishes/openLineWishes';
import { useSubstitutionText } from '../../cart/lineWishes/wishesText';
import { useHas } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';
import type { SummaryLine } from '../context';

/** What is wished of a line; where no cart holds the line, it is wished here (CHK-02, CHK-03). */
export function Wishes({ line: { name, wishes, direct } }: { line: SummaryLine }) {
  const { t } = useLingui();
  const substitution = useSubstitutionText(wishes);
  const { note } = wishes;
  const takesWishes = useHas('line_wishes');
  return (
    <>
      {(note || substitution) && (
        <div className={classes.soft}>
          {note && <q>{note}</q>}
          {note && substitution && ' · '}
          {substitution}
        </div>
      )}
      {direct && takesWishes && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          aria-label={t`Note and substitution for ${name}`}
          onPointerEnter={prefetchLineWishes}
          onClick={() => openLineWishes(direct, true)}
        >
          <Trans>Note and substitution</Trans>
        </Anchor>
      )}
    </>
  );
}
