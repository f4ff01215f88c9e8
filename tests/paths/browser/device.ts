import type { Page } from 'playwright-core';
import type { Answer } from '../../../charts/paths/surroundings';
import { placeOf } from './shop';

/** The device, which gives its position, or does not, when the path says so. */
const device = {
  located: 'device-located',
  refused: 'device-refused',
  'too slow': 'device-slow',
  unavailable: 'device-lost',
};

export async function scriptedDevice(page: Page): Promise<void> {
  const { lat, lng } = await placeOf();
  await page.addInitScript(
    ([latitude, longitude, located, ...troubles]) => {
      let asked = 0;
      navigator.geolocation.getCurrentPosition = (found, failed) => {
        // Whoever asks again has gone some metres: what is called otherwise is asked for anew.
        asked += 1;
        const coords = { latitude: latitude + asked * 0.0001, longitude };
        addEventListener(
          String(located),
          () => found({ coords } as unknown as GeolocationPosition),
          { once: true },
        );
        // In the order of the codes: refused is 1, unavailable 2, too slow 3.
        for (const [index, name] of troubles.entries())
          addEventListener(
            String(name),
            () => failed?.({ code: index + 1 } as GeolocationPositionError),
            { once: true },
          );
      };
    },
    [lat, lng, device.located, device.refused, device.unavailable, device['too slow']] as const,
  );
}

/** What a device tells when the path says so; a device that does not answer is waited for by the flow. */
export const deviceAnswers = (result: string): Answer | null =>
  result in device ? { gestures: [{ happens: device[result as keyof typeof device] }] } : null;
