import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { ApplicationValues } from '../../../domain/account/applicationValidation';
import { liveRegistrationMachine } from '../../../src/account/actors/registrationActors';
import { BusinessStep } from '../../../src/account/registration/BusinessStep';
import {
  ApplicationContext,
  type ApplicationScope,
} from '../../../src/account/registration/context';
import { modulesQuery } from '../../../src/client/shopQueries';
import { sampleApplication } from '../../machines/account/registration/samples';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));
beforeEach(() => {
  call.mockReset().mockResolvedValue({ message: 'Thank you.', country: 'SA' });
});

const snapshot = { getMeta: () => ({}), context: { refusal: null } };

function Step() {
  const form = useForm<ApplicationValues>({ initialValues: sampleApplication() });
  const scope = {
    kind: 'store',
    actor: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) },
    intents: {},
    form,
  } as unknown as ApplicationScope;
  return (
    <ApplicationContext.Provider value={scope}>
      <BusinessStep />
    </ApplicationContext.Provider>
  );
}

it('PAGE-06 a store’s minutes are typed in the digits of any script, or counted with the arrow keys', async () => {
  await renderPiece(<Step />, (client) => client.setQueryData(modulesQuery().queryKey, []));
  const field = (name: RegExp) => screen.getByRole('spinbutton', { name }) as HTMLInputElement;
  const shortest = field(/^Shortest delivery time/);
  expect([shortest.value, shortest.required]).toEqual(['20', true]);
  fireEvent.change(shortest, { target: { value: '٢٥' } });
  expect([shortest.value, shortest.getAttribute('aria-valuenow')]).toEqual(['٢٥', '25']);
  const longest = field(/^Longest delivery time/);
  fireEvent.change(longest, { target: { value: '٦' } });
  const values = ['ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(longest, { key });
    return longest.value;
  });
  expect(values).toEqual(['5', '5', '6']);
});

it('PAGE-06 the shop is told the minutes as numbers, whichever digits they were typed in', async () => {
  const logo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const typed = { minimum_delivery_time: '٢٥', maximum_delivery_time: '۴۵', logo };
  const actor = createActor(
    liveRegistrationMachine.implementations.actors?.sendApplication as AnyActorLogic,
    { input: { kind: 'store', values: sampleApplication(typed) } },
  );
  await toPromise(actor.start());
  const sent = call.mock.calls.map(([, asked]) => asked.body).find((body) => body?.store_name);
  expect([sent.minimum_delivery_time, sent.maximum_delivery_time]).toEqual([25, 45]);
});
