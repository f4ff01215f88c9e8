import type { Page } from '@playwright/test';

/** From its next document on, the device believes that it is a day later. */
export const setClockAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const RealDate = Date;
    const now = () => RealDate.now() + 24 * 60 * 60_000;
    globalThis.Date = new Proxy(RealDate, {
      construct: (real, given) =>
        given.length > 0 ? Reflect.construct(real, given) : new real(now()),
      get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
    });
  });
