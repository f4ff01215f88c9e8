import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepButtons } from '../../../src/desk/order/StepButtons';
import { renderPiece } from '../../support/render';

it.each([
  ['shopper', 'It is not collected'],
  ['itsCourier', 'Its courier does not bring it'],
  ['anyCourier', 'No courier brings it'],
] as const)('DESK-29 what waits for a %s in vain is called so', async (awaited, name) => {
  const standing = {
    status: 'handover',
    canRescue: true,
    canDeliver: false,
    isElsewhere: false,
  } as const;
  await renderPiece(
    <StepButtons
      standing={standing}
      awaited={awaited}
      toCollect=""
      isBusy={false}
      intents={{} as never}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain(name);
});
