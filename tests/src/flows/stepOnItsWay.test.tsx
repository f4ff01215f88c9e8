import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepOnItsWay } from '../../../src/flows/checkout/StepOnItsWay';
import { stepArrival } from '../../../src/flows/checkout/stepForm';

it('the action waits while a step is on its way, and no longer (CHK-01)', () => {
  const told: boolean[] = [];
  const stop = stepArrival.subscribe(() => told.push(stepArrival.getSnapshot()));
  const { unmount } = render(
    <MantineProvider>
      <StepOnItsWay />
    </MantineProvider>,
  );
  expect(stepArrival.getSnapshot()).toBe(true);
  unmount();
  stop();
  expect(told).toEqual([true, false]);
});
