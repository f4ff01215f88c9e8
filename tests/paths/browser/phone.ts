import type { Page } from 'playwright-core';
import type { Gesture } from '../../../charts/paths/screens';

/** In a page. Only methods are written here: other functions are given names by helpers that no page has. */
function hold(): void {
  const watchers: { success: PositionCallback; error: PositionErrorCallback | null | undefined }[] =
    [];
  const photos = {
    asked: [] as { resolve: (picture: ImageBitmap) => void; reject: (why: Error) => void }[],
    said: [] as string[],
    async meet() {
      const [one] = this.asked;
      const [said] = this.said;
      if (!one || said === undefined) return;
      this.asked.shift();
      this.said.shift();
      if (said === 'no picture') return one.reject(new Error('It is no picture'));
      const canvas = new OffscreenCanvas(4, 4);
      canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
      const picture = canvas.transferToImageBitmap();
      // Nobody draws what the phone has let go of meanwhile.
      if (said === 'failure') picture.close();
      one.resolve(picture);
    },
  };
  Object.assign(window, {
    createImageBitmap() {
      return new Promise<ImageBitmap>((resolve, reject) => {
        photos.asked.push({ resolve, reject });
        photos.meet();
      });
    },
  });
  for (const said of ['a picture', 'no picture', 'failure'])
    addEventListener(`photo: ${said}`, () => {
      photos.said.push(said);
      photos.meet();
    });
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      watchPosition(success: PositionCallback, error?: PositionErrorCallback | null) {
        return watchers.push({ success, error });
      },
      clearWatch(id: number) {
        delete watchers[id - 1];
      },
    },
  });
  addEventListener('place: told', () => {
    const coords = { latitude: 25.2, longitude: 55.27 } as GeolocationCoordinates;
    for (const one of watchers) one?.success({ coords } as GeolocationPosition);
  });
  addEventListener('place: kept', () => {
    for (const one of watchers) one?.error?.({ code: 1 } as GeolocationPositionError);
  });
}

/** A phone whose place and whose pictures a path tells. */
export const holdPhone = (page: Page): Promise<unknown> => page.addInitScript(hold);

export const placeIs = (isShared: boolean): Gesture => ({
  happens: isShared ? 'place: told' : 'place: kept',
});

/** A picture that was taken is read: `a picture`, `no picture`, or `failure` where it cannot be made small. */
export const photoIs = (result: string): Gesture => ({ happens: `photo: ${result}` });
