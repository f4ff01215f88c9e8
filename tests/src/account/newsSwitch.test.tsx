import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NewsSwitch } from '../../../src/account/settings/NewsSwitch';
import { renderPiece } from '../../support/render';

afterEach(() => vi.unstubAllGlobals());

const cannot = 'Your browser cannot show notifications';
const notes = (permission: string, make: () => void) =>
  class {
    static permission = permission;
    constructor() {
      make();
    }
  };
const forbid = () => {
  throw new TypeError('Illegal constructor');
};

it('PAGE-04 news of orders are offered where a page may make notes, without showing one', async () => {
  const made = vi.fn();
  vi.stubGlobal('Notification', notes('granted', made));
  await renderPiece(<NewsSwitch />);
  expect(screen.getByRole('switch')).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
});

it('PAGE-04 on phones they are offered once the shop’s worker is there', async () => {
  let register: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    register = resolve;
  });
  vi.stubGlobal('Notification', notes('default', forbid));
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  await renderPiece(<NewsSwitch />);
  expect(screen.getByText(cannot)).toBeTruthy();
  await act(async () => register());
  expect(screen.getByRole('switch')).toBeTruthy();
});
