import { storePlace } from '../../src/client/storage/storage';

/** The shopper's place, as the browser remembers it: the demo city's central square. */
export const standAtTheSquare = (): void =>
  storePlace({ address: 'Noor Square', point: { lat: 24.5, lng: 46.5 }, zoneIds: [1] });
