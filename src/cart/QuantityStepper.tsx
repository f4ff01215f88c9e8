import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { quantityText } from '../../domain/cart/cartLines';
import { useSpoken } from '../ui/useSpoken';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  /** 0 shows the plus alone. */
  quantity: number;
  /** Name of the item, for who cannot see what the buttons stand beside. */
  name: string;
  onMore: () => void;
  onLess: () => void;
  /** Fetches what the buttons need, when the pointer comes near. */
  onNear?: () => void;
  size?: 'sm' | 'md';
}

/**
 * Minus, quantity, plus; minus is a bin at one unit (CART-04). At 0 only the plus is there, and the
 * rest opens beside it when it is pressed: the button under the finger stays the same.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, name, onMore, onLess, onNear, size = 'md' } = props;
  const { t } = useLingui();
  const plus = useRef<HTMLButtonElement>(null);
  const justAdded = useRef(false);
  const { live, speak, hush } = useSpoken();
  const more = ({ detail }: MouseEvent) => {
    // The second press of a double click belongs to the first: it must not add another unit.
    if (detail > 1 && justAdded.current) return;
    justAdded.current = quantity === 0;
    // The first unit is told by a toast.
    speak(quantity > 0);
    onMore();
  };
  const less = () => {
    if (quantity <= 1) plus.current?.focus();
    speak(quantity > 1);
    onLess();
  };
  return (
    <span className={classes.stepper} data-open={quantity > 0 || undefined} data-size={size}>
      {quantity > 0 && (
        <button
          type="button"
          className={classes.button}
          onClick={less}
          onBlur={hush}
          aria-label={quantity === 1 ? t`Remove ${name} from the cart` : t`One less of ${name}`}
        >
          {quantity === 1 ? <IconTrash size={17} /> : <IconMinus size={17} />}
        </button>
      )}
      <span className={classes.quantity} aria-live={live}>
        {quantity > 0 && (
          <>
            <span aria-hidden>{quantityText(quantity)}</span>
            <VisuallyHidden>{t`${quantity} in the cart`}</VisuallyHidden>
          </>
        )}
      </span>
      <button
        ref={plus}
        type="button"
        className={classes.button}
        data-strong={quantity === 0 || undefined}
        onClick={more}
        onBlur={hush}
        onPointerEnter={onNear}
        onFocus={onNear}
        aria-label={quantity === 0 ? t`Add ${name} to the cart` : t`One more of ${name}`}
      >
        <IconPlus size={18} />
      </button>
    </span>
  );
}
