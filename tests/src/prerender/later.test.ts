import { afterEach, expect, it, vi } from 'vitest';
import { laterScript } from '../../../src/prerender/later';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const fetched = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
    rel,
    as || null,
    new URL(href).pathname,
  ]);
const files = ['/assets/home.js', '/assets/home.css'];
const both = [
  ['modulepreload', null, '/assets/home.js'],
  ['preload', 'style', '/assets/home.css'],
];

/** Runs the script as a page does, and answers what tells it of the first paint. */
function run(begin: string): () => void {
  const paint = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: unknown, observer: unknown) => void) {
        paint.mockImplementation(() => seen([], this));
      }
      observe() {}
      disconnect() {}
    },
  );
  new Function(laterScript(files, begin))();
  return paint;
}

it('fetches code and styles after the first paint', async () => {
  const paint = run('() => undefined');
  await Promise.resolve();
  expect(fetched()).toEqual([]);
  paint();
  await vi.waitFor(() => expect(fetched()).toEqual(both));
});

it('lets the first picture be asked for before them', async () => {
  let askForPicture: () => void = () => undefined;
  const picture = new Promise<void>((resolve) => {
    askForPicture = resolve;
  });
  vi.stubGlobal('picture', picture);
  const paint = run('() => picture');
  paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched()).toEqual([]);
  askForPicture();
  await vi.waitFor(() => expect(fetched()).toEqual(both));
});

it('fetches them at once where a browser tells of no paint', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  new Function(laterScript(files, '() => undefined'))();
  expect(fetched()).toEqual(both);
});

it('on a page that the server rendered, calls and files wait until that has been seen', async () => {
  document.head.innerHTML = '<script type="live" src="/assets/app.js"></script>';
  const begin = vi.fn();
  vi.stubGlobal('begin', begin);
  const paint = run('begin');
  paint();
  await Promise.resolve();
  expect([begin.mock.calls, fetched()]).toEqual([[], []]);
  dispatchEvent(new Event('live'));
  paint();
  await vi.waitFor(() => expect(fetched()).toEqual(both));
  expect(begin).toHaveBeenCalledOnce();
});
