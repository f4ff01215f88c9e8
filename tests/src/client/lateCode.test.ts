import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMissedCode, reloadForNewBuild } from '../../../src/client/lateCode';

const reload = vi.fn();
let asked: string[];

const missed = () => {
  const error = new Error('Unable to preload CSS for /assets/categories-A.css');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
};

const answers = (status: number, type: string) =>
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${/lateCode/.exec(url)?.[0]}`);
    return new Response(null, { status, headers: { 'content-type': type } });
  });

beforeEach(() => {
  asked = [];
  reload.mockReset();
  window.sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is gone', 404, 'text/plain', true],
  ['is gone, on a host that answers with its page', 200, 'text/html; charset=utf-8', true],
  ['is still served, so the line was cut', 200, 'text/javascript', false],
  ['is not told of by a server in trouble', 503, 'application/json', false],
])('a page whose build %s', async (_, status, type, isReloaded) => {
  answers(status, type);
  const error = missed();
  expect(isMissedCode(error)).toBe(true);
  expect(await reloadForNewBuild(error, reload)).toBe(isReloaded);
  expect([asked, reload.mock.calls.length]).toEqual([['HEAD lateCode'], isReloaded ? 1 : 0]);
});

it('is loaded anew once', async () => {
  answers(404, 'text/plain');
  expect([
    await reloadForNewBuild(missed(), reload),
    await reloadForNewBuild(missed(), reload),
  ]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is not loaded anew for what broke otherwise, without a line, or where nothing can be remembered', async () => {
  answers(404, 'text/plain');
  expect(await reloadForNewBuild(new Error('a bug'), reload)).toBe(false);
  expect(asked).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadForNewBuild(missed(), reload)).toBe(false);
  answers(404, 'text/plain');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await reloadForNewBuild(missed(), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
