import { notFound } from '@tanstack/react-router';
import { currentPlace } from './currentPlace';

/** What the page without a place is told by: the question for it takes the page's room. */
export const placeNeeded = 'placeNeeded';

export const moduleNeeded = 'moduleNeeded';

/** For pages whose address ends in the number of what they show: anything else leads nowhere. */
export function needNumber(id: string): void {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
}

/**
 * For pages that show what is offered at a place. Somebody who follows a link to one without having a place is asked
 * for it there, at the same address, and sees the page then.
 */
export function needPlace(): void {
  if (!currentPlace().hasLocation) throw notFound({ data: placeNeeded });
}

/**
 * For pages that show what one module offers at a place: the shopper's own, unless the address names another. Asked
 * before anything else, since the shop tells nothing without it.
 */
export function needModule(own?: number): void {
  const { hasLocation, module } = currentPlace();
  if (own) needPlace();
  else if (!hasLocation || !module) throw notFound({ data: moduleNeeded });
}
