import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ApplicationValues } from '../../../domain/account/applicationValidation';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { registrationMachine } from '../../../machines/account/registration';
import { ApplicationContext } from '../../../src/account/registration/context';
import { registrationIntents } from '../../../src/account/registration/intents';
import { PlanStep } from '../../../src/account/registration/PlanStep';
import { ApiError } from '../../../src/client/apiError';
import { sampleApplication } from '../../machines/account/registration/samples';
import { settings } from '../../support/fakeCart';
import { renderPiece } from '../../support/render';

const plans = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  call: ({ path }: AnyEndpoint) =>
    path === '/vendor/package-view' ? plans() : Promise.resolve(settings),
  onUnauthenticated: () => () => undefined,
}));
beforeEach(() => {
  plans.mockReset();
});

const actor = createActor(registrationMachine, { input: { kind: 'store' } }).start();

function Step() {
  const form = useForm<ApplicationValues>({ initialValues: sampleApplication() });
  return (
    <ApplicationContext.Provider
      value={{ kind: 'store', actor, intents: registrationIntents(actor), form }}
    >
      <PlanStep />
    </ApplicationContext.Provider>
  );
}
const texts = () => screen.queryAllByText(/of each order/).map(({ textContent }) => textContent);

it('PAGE-06 says no commission before it is known', async () => {
  let answer: (plans: unknown) => void = () => undefined;
  plans.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await renderPiece(<Step />);
  expect(texts()).toEqual([]);
  answer({ commission: 12, packages: [] });
  await vi.waitFor(() => expect(texts()).toEqual(['Nothing now, 12% of each order.']));
});

it('PAGE-06 plans that could not be had are asked for again at a press', async () => {
  plans.mockRejectedValueOnce(new ApiError('network', 0));
  plans.mockResolvedValue({ commission: 12, packages: [] });
  await renderPiece(<Step />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(texts()).toEqual([]);
  fireEvent.click(again);
  await vi.waitFor(() => expect(texts()).toEqual(['Nothing now, 12% of each order.']));
});
