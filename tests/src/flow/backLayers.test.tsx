import { Modal } from '@mantine/core';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareHistory } from '../../../src/flow/backLayers';
import { OverlayHost } from '../../../src/flow/OverlayHost';
import { type OverlayProps, openOverlay } from '../../../src/flow/overlays';
import { useCovered } from '../../../src/flow/useCovered';
import { renderPiece } from '../../support/render';

function Dialog({ input, onDone }: OverlayProps<{ name: string; firm?: boolean }, string>) {
  const isCovered = useCovered();
  return (
    <Modal
      opened
      title={input.name}
      closeOnEscape={!input.firm && !isCovered}
      transitionProps={{ duration: 0 }}
      onClose={() => onDone('closed')}
    >
      <button type="button" onClick={() => onDone('chosen')}>
        Choose {input.name}
      </button>
    </Modal>
  );
}

const load = () => Promise.resolve({ default: Dialog });
const open = async (name: string, firm = false) => {
  const output = openOverlay(load, { name, firm });
  await screen.findByRole('dialog', { name });
  return { output };
};

const depth = () => Number(Object(window.history.state).flowmartLayers ?? 0);
const entry = (layers: number) => waitFor(() => expect(depth()).toBe(layers));
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const path = () => window.location.pathname;

let history: RouterHistory;
let moves: string[];
/** Depths at which the browser arrived by its own keys or ours. */
let arrivals: number[];
const onPop = () => arrivals.push(depth());
const arrived = (expected: number[]) => waitFor(() => expect(arrivals).toEqual(expected));

beforeEach(async () => {
  window.history.pushState(null, '', '/start');
  arrivals = [];
  window.addEventListener('popstate', onPop, true);
  history = shareHistory(createBrowserHistory);
  moves = [];
  history.subscribe(({ action, location }) => moves.push(`${action.type} ${location.pathname}`));
  history.push('/shelf');
  await waitFor(() => expect(path()).toBe('/shelf'));
  await renderPiece(<OverlayHost />);
});

afterEach(() => {
  window.removeEventListener('popstate', onPop, true);
  history.destroy();
});

describe('Back with something open over the page', () => {
  it('closes the dialog and stays on the page', async () => {
    const { output } = await open('Cart');
    await entry(1);
    window.history.back();
    await expect(output).resolves.toBe('closed');
    await gone('Cart');
    await entry(0);
    expect([path(), moves]).toEqual(['/shelf', ['PUSH /shelf']]);
  });

  it('closes nested dialogs one by one, the upper one first', async () => {
    await open('Cart');
    await entry(1);
    await open('Clear the cart');
    await entry(2);
    window.history.back();
    await gone('Clear the cart');
    await entry(1);
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy();
    window.history.back();
    await gone('Cart');
    await entry(0);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/start'));
    expect(moves).toEqual(['PUSH /shelf', 'BACK /start']);
  });

  it('leaves no entry behind a dialog that closed otherwise', async () => {
    const { output } = await open('Cart');
    await entry(1);
    act(() => screen.getByRole('button', { name: 'Choose Cart' }).click());
    await expect(output).resolves.toBe('chosen');
    await entry(0);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/start'));
  });

  it('Forward opens nothing again and does not stand in the way of Back', async () => {
    await open('Cart');
    await entry(1);
    window.history.back();
    await gone('Cart');
    await entry(0);
    window.history.forward();
    await arrived([0, 1, 0]);
    expect(screen.queryByRole('dialog')).toBeNull();
    window.history.back();
    await waitFor(() => expect(path()).toBe('/start'));
  });

  it('what opened before a busy browser told of an earlier way back stays open', async () => {
    const { output } = await open('Cart');
    await entry(1);
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Choose Cart' }).click());
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    await expect(output).resolves.toBe('chosen');
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();

    const sums = await open('Sums');
    window.history.back();
    await arrived([0]);
    await entry(1);
    window.history.back();
    await expect(sums.output).resolves.toBe('closed');
    await entry(0);
    expect([path(), moves]).toEqual(['/shelf', ['PUSH /shelf']]);
  });

  it('a dialog that leads to another page leaves no entry between the two', async () => {
    await open('Cart');
    await entry(1);
    act(() => screen.getByRole('button', { name: 'Choose Cart' }).click());
    history.push('/checkout');
    await waitFor(() => expect(path()).toBe('/checkout'));
    await entry(0);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/shelf'));
    expect([depth(), moves]).toEqual([0, ['PUSH /shelf', 'PUSH /checkout', 'BACK /shelf']]);
  });

  it('a dialog that refuses Escape refuses Back, and stays refusing', async () => {
    await open('Paying', true);
    await entry(1);
    window.history.back();
    await arrived([0]);
    await entry(1);
    window.history.back();
    await arrived([0, 0]);
    await entry(1);
    expect([screen.getByRole('dialog', { name: 'Paying' }).isConnected, path()]).toEqual([
      true,
      '/shelf',
    ]);
    act(() => screen.getByRole('button', { name: 'Choose Paying' }).click());
    await entry(0);
  });
});
