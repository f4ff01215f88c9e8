import {
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  TextDecoderStream,
} from 'node:stream/web';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// Every browser has these, and jsdom none; in a context of its own Node's are not there by themselves.
Object.assign(globalThis, {
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  TextDecoderStream,
});

// jsdom has no layout: Mantine and the map only need these to exist.
window.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView ??= () => undefined;

afterEach(() => window.localStorage.clear());

// What a page still fetches when its last test ends comes while there is a window.
afterAll(() => vi.dynamicImportSettled());

// Nor does it time its visits: nothing of what a page loaded is known.
Object.defineProperty(Object.getPrototypeOf(performance), 'getEntriesByType', {
  value: () => [],
  configurable: true,
  writable: true,
});

// React notes where each element was made, for warnings that no test reads: a tenth of all that these tests take.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);
