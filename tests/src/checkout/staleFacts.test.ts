// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { profileQuery } from '../../../src/account/api/profile';
import { storeQuery } from '../../../src/catalogue/api/catalogue';
import { livePlaceOrderMachine } from '../../../src/checkout/actors/placeOrderActors';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { configQuery } from '../../../src/client/shopQueries';
import { tokenKey } from '../../../src/client/storage/storage';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../src/client/client', async (original) => ({ ...(await original()), call }));

const asked: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  tokenKey.set('t');
  const shown = { store: storeQuery('7'), config: configQuery(), profile: profileQuery() };
  for (const [name, { queryKey }] of Object.entries(shown)) {
    queryClient.setQueryData<unknown>(queryKey, { id: 7 });
    const queryFn = () => asked.push(name);
    const options = { queryKey: [...queryKey], queryFn, staleTime: Number.POSITIVE_INFINITY };
    stops.push(new QueryObserver(queryClient, options).subscribe(() => undefined));
  }
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  asked.length = 0;
  queryClient.clear();
  tokenKey.set(null);
});

const place = async (error: ApiError) => {
  call.mockRejectedValue(error);
  const logic = livePlaceOrderMachine.implementations.actors?.placeOrder as AnyActorLogic;
  const input = { key: 'k', payload: orderPayloadOf(sampleDraft(), null, 24.5) };
  const answer: unknown = await toPromise(createActor(logic, { input }).start());
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return answer;
};
const refused = (code: string) => new ApiError('refused', 400, [{ code, message: 'No.' }]);

it.each([
  ['store_closed', { code: 'store_closed', message: 'No.' }, ['store', 'config']],
  ['unavailable', { code: 'handover_off', message: '' }, ['store', 'config']],
  ['wallet_short', { code: 'wallet_short', message: 'No.' }, ['store', 'config', 'profile']],
])(
  'CHK-01 what the page knows is asked for anew after a refusal: %s',
  async (code, refusal, anew) => {
    expect(await place(refused(code))).toEqual({ ok: false, refusal });
    expect(asked).toEqual(anew);
  },
);

it('CHK-01 a shop that does not answer has refused nothing', async () => {
  await expect(place(new ApiError('unavailable', 503, []))).rejects.toThrow();
  expect(asked).toEqual([]);
});
