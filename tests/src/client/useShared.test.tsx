import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useShared } from '../../../src/client/useShared';

it('a hundred that look into one answer ask once, watch it by one, and each is drawn when its own part changes', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(async () => ({ odd: 1, even: 2 }));
  const query = { queryKey: ['figures'], queryFn };
  const drawn = { odd: 0, even: 0 };
  function Figure({ name }: { name: 'odd' | 'even' }) {
    const figure = useShared(query, (all: { odd: number; even: number }) => all[name]);
    drawn[name] += 1;
    return <p>{`${name} ${figure}`}</p>;
  }
  const figures = Array.from({ length: 100 }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Figure key={place} name={place % 2 === 0 ? 'even' : 'odd'} />
  ));
  const view = render(<QueryClientProvider client={client}>{figures}</QueryClientProvider>);
  const watching = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['figures'] })
      ?.getObserversCount();
  expect([screen.getAllByText('odd undefined').length, watching()]).toEqual([50, 1]);
  expect(await screen.findAllByText('even 2')).toHaveLength(50);
  const before = { ...drawn };
  act(() => {
    client.setQueryData(['figures'], { odd: 7, even: 2 });
  });
  expect([screen.getAllByText('odd 7').length, screen.getAllByText('even 2').length]).toEqual([
    50, 50,
  ]);
  expect([drawn.odd - before.odd, drawn.even - before.even]).toEqual([50, 0]);
  expect(queryFn).toHaveBeenCalledOnce();
  view.unmount();
  expect(watching()).toBe(0);
});

it('what is not asked is not there, even when another has its answer', () => {
  const client = new QueryClient();
  client.setQueryData(['figures'], 5);
  function Figure({ isAsked }: { isAsked: boolean }) {
    return <p>{`${useShared({ queryKey: ['figures'] }, (figure: number) => figure, isAsked)}`}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Figure isAsked={false} />
    </QueryClientProvider>,
  );
  expect([screen.queryByText('undefined') !== null, client.isFetching()]).toEqual([true, 0]);
});
