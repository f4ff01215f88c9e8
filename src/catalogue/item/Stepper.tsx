import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { quantityText } from '../../../domain/cart/cartLines';
import classes from './Item.module.css';

interface StepperProps {
  /** Names what is counted. */
  label: string;
  quantity: number;
  onLess: () => void;
  onMore: () => void;
  lessDisabled: boolean;
}

/** Minus, the quantity with two digits (ITEM-26), plus. */
export function Stepper({ label, quantity, onLess, onMore, lessDisabled }: StepperProps) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.stepper} aria-label={label}>
      <ActionIcon
        variant="light"
        radius="xl"
        size={36}
        aria-label={t`One less`}
        disabled={lessDisabled}
        onClick={onLess}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output className={classes.quantity} aria-live="polite">
        {quantityText(quantity)}
      </output>
      <ActionIcon variant="light" radius="xl" size={36} aria-label={t`One more`} onClick={onMore}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
