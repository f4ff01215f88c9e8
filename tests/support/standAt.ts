import { storePlace } from '../../src/client/storage/storage';

export const standAtTheSquare = (): void =>
  storePlace({ address: 'Noor Square', point: { lat: 24.5, lng: 46.5 }, zoneIds: [1] });
