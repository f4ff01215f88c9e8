import { afterEach, describe, expect, it, vi } from 'vitest';
import { buyNowLine } from '../../../src/client/storage/orderKeys';

const line = {
  model: 'Item' as const,
  item_id: 3,
  quantity: 2,
  price: 0,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
};
const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  buyNowLine.set(null);
});

describe('what is bought at once (CHK-02, CHK-03)', () => {
  it('is ordered where the browser keeps nothing, too', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const heard = vi.fn();
    const stop = buyNowLine.subscribe(heard);
    buyNowLine.set(line);
    expect(buyNowLine.get()).toEqual(line);
    expect(buyNowLine.get()).toBe(buyNowLine.get());
    buyNowLine.set(null);
    expect(buyNowLine.get()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is the last that was chosen, also when the browser began to keep it meanwhile', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    buyNowLine.set(line);
    full.mockRestore();
    buyNowLine.set({ ...line, quantity: 5 });
    expect(buyNowLine.get()).toEqual({ ...line, quantity: 5 });
    expect(window.sessionStorage.getItem('buy-now')).toBe(JSON.stringify({ ...line, quantity: 5 }));
  });
});
