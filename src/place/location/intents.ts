import type { ActorRefFrom } from 'xstate';
import type { Address } from '../../../domain/account/customer';
import type { Point } from '../../../domain/place/place';
import type { locationMachine } from '../../../machines/place/location';
import type { MapPickEvent } from '../../../machines/place/mapPick';
import type { RecentPlace } from '../../client/storage/recentPlaces';

export type LocationActor = ActorRefFrom<typeof locationMachine>;

export const locationIntents = (actor: LocationActor) => ({
  type: (text: string) => actor.send({ type: 'location.textChanged', text }),
  choose: (placeId: string) => actor.send({ type: 'location.suggestionChosen', placeId }),
  searchAgain: () => actor.send({ type: 'location.searchRetried' }),
  askDevice: () => actor.send({ type: 'location.deviceAsked' }),
  openMap: (at?: Point) =>
    actor.send(at ? { type: 'location.zoneChosen', point: at } : { type: 'location.mapAsked' }),
  chooseSaved: ({ address, latitude, longitude, zone_ids }: Address) =>
    actor.send({
      type: 'location.savedChosen',
      address,
      point: { lat: latitude, lng: longitude },
      zoneIds: zone_ids,
    }),
  /** Its zones may have changed since: they are looked up anew. */
  chooseRecent: ({ address, point }: RecentPlace) =>
    actor.send({ type: 'location.savedChosen', address, point, zoneIds: [] }),
  tryAgain: () => actor.send({ type: 'location.retried' }),
  close: () => actor.send({ type: 'location.closed' }),
});

export const mapIntents = (map: { send: (event: MapPickEvent) => void } | undefined) => ({
  movePin: (point: { lat: number; lng: number }) => map?.send({ type: 'pick.pinMoved', point }),
  confirm: () => map?.send({ type: 'pick.confirmed' }),
  tryAgain: () => map?.send({ type: 'pick.retried' }),
  fail: () => map?.send({ type: 'pick.mapFailed' }),
  close: () => map?.send({ type: 'pick.closed' }),
});
