import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type Brought, openSlowPage, withPhone } from '../pages/phone';
import type { Place } from './places';

/** A picture of the page, and when it came to be seen, in milliseconds since the navigation. */
export interface Frame {
  at: number;
  data: string;
}

const step = 100;
const length = 1_000;

/** What was seen at each tenth of the first second: the last picture that had come by then, none while nothing was there. */
export function tenthsOf(frames: readonly Frame[]): (Frame | undefined)[] {
  const times = Array.from({ length: length / step }, (_, index) => (index + 1) * step);
  return times.map((time) => frames.filter(({ at }) => at <= time).at(-1));
}

/** Time for the pictures of the last moments to arrive. */
const afterMilliseconds = 1_500;

/** Films the first second of a page on the cold phone: a picture for each tenth and one of all, in `folder`. */
export const film = (
  browser: Browser,
  place: Place,
  brought: Brought,
  folder: string,
): Promise<void> =>
  withPhone(browser, place.url, brought, async (context) => {
    const { page, cdp } = await openSlowPage(context);
    const taken: { stamp: number; data: string }[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      taken.push({ stamp: (metadata.timestamp ?? 0) * 1000, data });
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
    await page.goto(place.url, { waitUntil: 'commit' });
    await page.waitForTimeout(length + afterMilliseconds);
    await cdp.send('Page.stopScreencast');
    const begun = await page.evaluate(() => performance.timeOrigin);
    const frames = taken.map(({ stamp, data }) => ({ at: stamp - begun, data }));
    const tenths = tenthsOf(frames.filter(({ at }) => at >= 0));
    await mkdir(folder, { recursive: true });
    const name = place.name.replaceAll(' ', '-');
    for (const [index, frame] of tenths.entries())
      if (frame) {
        const file = join(folder, `${name}-${(index + 1) * step}.jpg`);
        await writeFile(file, Buffer.from(frame.data, 'base64'));
      }
    await writeFile(join(folder, `${name}.png`), await stripOf(browser, tenths));
  });

/** All pictures in a row, each under its time. */
async function stripOf(browser: Browser, tenths: readonly (Frame | undefined)[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2_100, height: 460 } });
  try {
    const cells = tenths.map(
      (frame, index) =>
        `<figure style="margin:0;width:200px"><figcaption>${(index + 1) * step} ms</figcaption>${frame ? `<img style="width:200px;border:1px solid #999" src="data:image/jpeg;base64,${frame.data}">` : ''}</figure>`,
    );
    await page.setContent(
      `<body style="margin:8px;display:flex;gap:8px;font:14px system-ui">${cells.join('')}`,
    );
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
