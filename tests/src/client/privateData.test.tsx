import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
import { dropPrivateData } from '../../../src/client/privateData';
import { onStorageChange, tokenKey } from '../../../src/client/storage/storage';

afterEach(() => {
  cleanup();
  tokenKey.set(null);
});

it('drops what is a person’s at once, and asks anew for what everybody has, not for what only customers have (LOGOUT-04)', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    asked.push(name);
    return `${name} ${asked.length}`;
  };
  function Page() {
    const enabled = useSyncExternalStore(onStorageChange, tokenKey.get) !== null;
    const cart = useQuery({ queryKey: ['cart'], queryFn: ask('cart') });
    const wishes = useQuery({ queryKey: ['wishes'], queryFn: ask('wishes'), enabled });
    const config = useQuery({ queryKey: ['config'], queryFn: ask('config') });
    return <p>{[cart.data, wishes.data, config.data].join(', ')}</p>;
  }
  tokenKey.set('a token');
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('cart 1, wishes 2, config 3');
  tokenKey.set(null);
  dropPrivateData(client);
  expect([client.getQueryData(['cart']), client.getQueryData(['wishes'])]).toEqual([
    undefined,
    undefined,
  ]);
  await waitFor(() => expect(screen.getByText('cart 4, , config 3')).toBeTruthy());
  expect(asked).toEqual(['cart', 'wishes', 'config', 'cart']);
});
