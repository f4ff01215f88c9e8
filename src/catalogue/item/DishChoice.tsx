import { Trans } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import type { FoodVariation } from '../../../domain/catalogue/catalogue';
import { mostOf } from '../../../machines/catalogue/item';
import { useMoney } from '../../client/useMoney';
import { TickBox } from '../../ui/TickBox';
import classes from './Item.module.css';
import { MissingNote } from './MissingNote';

interface DishChoiceProps {
  group: FoodVariation;
  labels: readonly string[];
  missing: boolean;
  onPress: (label: string) => void;
}

function Rule({ group }: { group: FoodVariation }) {
  const most = mostOf(group);
  const { min } = group;
  if (group.required === 'off') {
    return group.type === 'single' ? (
      <Trans>Optional</Trans>
    ) : (
      <Trans>Optional, up to {most}</Trans>
    );
  }
  if (group.type === 'single') return <Trans>Required, choose 1</Trans>;
  return (
    <Trans>
      Required, choose {Math.max(1, min)} to {most}
    </Trans>
  );
}

export function DishChoice({ group, labels, missing, onPress }: DishChoiceProps) {
  const id = useId();
  const wrongId = useId();
  const money = useMoney();
  const single = group.type === 'single';
  const full = !single && labels.length >= mostOf(group);
  return (
    <fieldset
      className={classes.group}
      data-choice={group.name}
      data-missing={missing || undefined}
      aria-describedby={missing ? wrongId : undefined}
    >
      <legend className={classes.legend}>
        {group.name}
        <span className={classes.rule}>
          <Rule group={group} />
        </span>
      </legend>
      {missing && <MissingNote id={wrongId} name={group.name} />}
      {group.values.map(({ label, optionPrice }) => {
        const checked = labels.includes(label);
        const common = {
          checked,
          label: <bdi>{label}</bdi>,
          onChange: () => onPress(label),
        };
        return (
          <div key={label} className={classes.row}>
            {single ? (
              <Radio
                {...common}
                name={id}
                // An optional choice can be taken back, which a radio button alone does not know.
                onClick={() => checked && onPress(label)}
              />
            ) : (
              <TickBox {...common} disabled={full && !checked} />
            )}
            {optionPrice > 0 && <bdi className={classes.extra}>+{money(optionPrice)}</bdi>}
          </div>
        );
      })}
    </fieldset>
  );
}
