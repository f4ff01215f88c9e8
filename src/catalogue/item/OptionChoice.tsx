import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { chosenCombination, type Selection } from '../../../machines/catalogue/item';
import classes from './Item.module.css';
import { MissingNote } from './MissingNote';

interface OptionChoiceProps {
  choice: Item['choice_options'][number];
  item: Item;
  selection: Selection;
  missing: boolean;
  onChoose: (option: string) => void;
}

/** One choice of an item (colour, size) as radio chips; sold-out combinations say so (ITEM-17). */
export function OptionChoice({ choice, item, selection, missing, onChoose }: OptionChoiceProps) {
  const id = useId();
  const wrongId = useId();
  const chosen = selection.options[choice.title];
  return (
    <fieldset
      className={classes.group}
      data-choice={choice.title}
      data-missing={missing || undefined}
      aria-describedby={missing ? wrongId : undefined}
    >
      <legend className={classes.legend}>
        {choice.title}
        {chosen && <span className={classes.chosen}>{chosen}</span>}
        <span className={classes.rule}>
          <Trans>Required</Trans>
        </span>
      </legend>
      {missing && <MissingNote id={wrongId} name={choice.title} />}
      <div className={classes.chips}>
        {choice.options.map((option) => {
          const options = { ...selection.options, [choice.title]: option };
          const combination = chosenCombination(item, { ...selection, options });
          const soldOut = combination?.stock === 0 && item.stock !== null;
          return (
            <label key={option} className={classes.chip} data-sold-out={soldOut || undefined}>
              <input
                type="radio"
                name={id}
                className={classes.input}
                checked={chosen === option}
                onChange={() => onChoose(option)}
              />
              <bdi>{option}</bdi>
              {soldOut && (
                <small>
                  <Trans>Out of Stock</Trans>
                </small>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
