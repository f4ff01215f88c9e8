import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StepOnItsWay } from '../../../src/checkout/StepOnItsWay';
import { ActionButton } from '../../../src/checkout/summary/ActionButton';
import { CheckoutScope, startCheckout } from '../../support/checkoutPlace';
import { renderAtOnce } from '../../support/renderAtOnce';

const actor = startCheckout();

function Arriving() {
  const [isThere, setThere] = useState(false);
  return (
    <CheckoutScope actor={actor}>
      {isThere ? <p>Here it is</p> : <StepOnItsWay />}
      <button type="button" onClick={() => setThere(true)}>
        Arrive
      </button>
      <ActionButton />
    </CheckoutScope>
  );
}

it('the action waits while a step is on its way, and no longer (CHK-01)', async () => {
  await renderAtOnce(<Arriving />);
  const action = screen.getByRole('button', { name: 'Continue' });
  expect(action).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(action).toHaveProperty('disabled', false);
});
