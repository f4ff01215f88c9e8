import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/apiError';
import { queryClient } from '../../../src/client/queryClient';
import { moduleKey, storePlace } from '../../../src/client/storage/storage';
import {
  moduleNeeded,
  needModule,
  needNumber,
  needPlace,
  placeNeeded,
} from '../../../src/place/needPlace';
import { ErrorState } from '../../../src/ui/ErrorState';
import { renderPiece } from '../../support/render';
import { standAtTheSquare } from '../../support/standAt';

it('ERR-01 what is not there is told with a way on, not with another try', async () => {
  await renderPiece(<ErrorState error={new ApiError('refused', 404)} onRetry={vi.fn()} />);
  expect(screen.getByRole('heading').textContent).toBe('This is not here');
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('button')).toBeNull();
});

it('ERR-01 what may be there next time can be tried again', async () => {
  const again = vi.fn();
  await renderPiece(<ErrorState error={new ApiError('unavailable', 503)} onRetry={again} />);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(again).toHaveBeenCalledTimes(1);
});

it('ERR-01 one press asks again for all that the page did not get', async () => {
  const asked: string[] = [];
  const isDown = { current: true };
  const fails = (name: string, kind: 'network' | 'refused') => ({
    queryKey: ['one press', name],
    queryFn: () => {
      asked.push(name);
      if (isDown.current) throw new ApiError(kind, kind === 'network' ? 0 : 400);
      return name;
    },
    retry: false,
  });
  function Page() {
    const store = useQuery(fails('store', 'network'), queryClient);
    const shelves = useQuery(fails('shelves', 'network'), queryClient);
    const refused = useQuery(fails('refused', 'refused'), queryClient);
    if (store.error) return <ErrorState error={store.error} onRetry={() => void store.refetch()} />;
    return <p>{[store.data, shelves.data, refused.data ?? 'no'].join(' ')}</p>;
  }
  await renderPiece(<Page />);
  const button = await screen.findByRole('button', { name: 'Try again' });
  isDown.current = false;
  button.click();
  await screen.findByText('store shelves no');
  expect(asked).toEqual(['store', 'shelves', 'refused', 'store', 'shelves']);
});

it('ERR-01 what needs a connection is asked for again once there is one, and a refusal is not', async () => {
  const lost = vi.fn();
  const refused = vi.fn();
  await renderPiece(
    <>
      <ErrorState error={new ApiError('network', 0)} onRetry={lost} />
      <ErrorState error={new ApiError('refused', 400)} onRetry={refused} />
    </>,
  );
  window.dispatchEvent(new Event('online'));
  expect([lost.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0]);
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

it('a page of a number is not there for words, and one of a place asks for it first', () => {
  for (const id of ['abc', '0', '1.5', '-2', '1e3', ''])
    expect(isNotFound(thrownBy(() => needNumber(id)))).toBe(true);
  expect(thrownBy(() => needNumber('12'))).toBeNull();
  storePlace(null);
  expect(thrownBy(needPlace)).toMatchObject({ data: placeNeeded });
  standAtTheSquare();
  expect(thrownBy(needPlace)).toBeNull();
});

it('MOD-09 a page of a module asks for place and module first, unless its address names the module', () => {
  storePlace(null);
  moduleKey.set(null);
  expect(thrownBy(() => needModule())).toMatchObject({ data: moduleNeeded });
  expect(thrownBy(() => needModule(1))).toMatchObject({ data: placeNeeded });
  standAtTheSquare();
  moduleKey.set(null);
  expect(thrownBy(() => needModule())).toMatchObject({ data: moduleNeeded });
  expect(thrownBy(() => needModule(1))).toBeNull();
  moduleKey.set({
    id: 1,
    module_type: 'food',
    module_name: 'Food',
    icon_full_url: '',
    description: '',
    zones: [],
    status: 1,
    stores_count: 0,
  });
  expect(thrownBy(() => needModule())).toBeNull();
});
