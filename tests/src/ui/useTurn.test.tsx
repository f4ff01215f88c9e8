import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTurn } from '../../../src/ui/useTurn';

afterEach(cleanup);

const drawn: string[] = [];

function Shelf({ name, goods }: { name: string; goods: string | undefined }) {
  const shown = useTurn(goods);
  if (shown) drawn.push(`${name} ${shown}`);
  return <p>{shown ?? `${name} waits`}</p>;
}

const page = (goods: (string | undefined)[]) =>
  ['a', 'b', 'c'].map((name, place) => <Shelf key={name} name={name} goods={goods[place]} />);

it('draws what arrives together one after the other, in its order', async () => {
  const { rerender } = render(page([undefined, undefined, undefined]));
  drawn.length = 0;
  await act(async () => rerender(page(['soup', 'bread', 'tea'])));
  expect(await screen.findByText('tea')).toBeTruthy();
  expect([...new Set(drawn)]).toEqual(['a soup', 'b bread', 'c tea']);
});

it('lets the next one go on when a shelf leaves before its turn is over', async () => {
  const { rerender } = render(page([undefined, undefined]));
  await act(async () => {
    rerender(page(['soup', 'bread']));
    rerender(page([undefined, 'bread']));
  });
  expect(await screen.findByText('bread')).toBeTruthy();
  expect(screen.getByText('a waits')).toBeTruthy();
});

it('shows at once what is there from the start', () => {
  render(page(['honey']));
  expect(screen.getByText('honey')).toBeTruthy();
});
