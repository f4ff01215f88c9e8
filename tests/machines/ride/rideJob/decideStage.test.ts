import { expect, it } from 'vitest';
import type { OrderStatus } from '../../../../domain/orders/order';
import { decideBegin, decideStage, type RideStage } from '../../../../machines/ride/rideJob';
import type { RideStep } from '../../../../machines/ride/ridePresses';

it.each<[OrderStatus | null, RideStage]>([
  [null, 'offer'],
  ['pending', 'store'],
  ['confirmed', 'store'],
  ['processing', 'store'],
  ['handover', 'store'],
  ['picked_up', 'road'],
  ['delivered', 'over'],
  ['canceled', 'over'],
  ['failed', 'over'],
])('%s stands at %s for its courier (RIDE-05)', (status, stage) => {
  expect(decideStage(status)).toBe(stage);
});

it.each<[RideStage, RideStep | null, string]>([
  ['offer', null, 'offered'],
  ['offer', 'accept', 'accepting'],
  ['offer', 'pickUp', 'telling'],
  ['offer', 'giveBack', 'givingBack'],
  ['offer', 'deliver', 'delivering'],
  ['store', null, 'atStore'],
  ['store', 'accept', 'atStore'],
  ['store', 'giveBack', 'givingBack'],
  ['store', 'pickUp', 'telling'],
  ['store', 'arrive', 'telling'],
  ['store', 'deliver', 'delivering'],
  ['road', null, 'moving'],
  ['road', 'accept', 'moving'],
  ['road', 'giveBack', 'moving'],
  ['road', 'pickUp', 'moving'],
  ['road', 'arrive', 'askingCode'],
  ['road', 'deliver', 'delivering'],
  ['road', 'leave', 'leaving'],
  ['road', 'bringBack', 'bringingBack'],
  ['road', 'passOn', 'passingOn'],
  ['store', 'passOn', 'passingOn'],
  ['over', 'bringBack', 'ended'],
  ['over', null, 'ended'],
  ['over', 'pickUp', 'ended'],
  ['over', 'deliver', 'ended'],
])('at %s with %s not sent yet it goes on as %s (RIDE-09)', (stage, kept, begin) => {
  expect(decideBegin(stage, kept, { isAtDoor: false, isCash: false })).toBe(begin);
});

it.each<[RideStage, RideStep | null, boolean, string]>([
  ['road', null, false, 'askingCode'],
  ['road', null, true, 'collecting'],
  ['road', 'arrive', true, 'collecting'],
  ['road', 'deliver', true, 'delivering'],
  ['road', 'leave', false, 'leaving'],
  ['road', 'bringBack', true, 'bringingBack'],
  ['over', null, true, 'ended'],
])(
  'at %s with %s not sent yet, at the door with cash due %s, it goes on as %s (RIDE-07)',
  (stage, kept, isCash, begin) => {
    expect(decideBegin(stage, kept, { isAtDoor: true, isCash })).toBe(begin);
  },
);
