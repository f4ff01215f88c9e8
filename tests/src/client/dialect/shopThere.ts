import { vi } from 'vitest';
import type { AnswerOf, AnyEndpoint } from '../../../../domain/wire/define';
import type { CallOptions } from '../../../../src/client/client';
import { type ClassicBackEnd, startClassic } from '../../../support/classic/start';
import type { Version } from '../../../support/classic/state';

export interface ShopThere extends ClassicBackEnd {
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<AnswerOf<E>>;
  /** The calls since the last time, as `METHOD /path`, settings apart. */
  asked(): string[];
}

/** What a call was refused with, as `kind code`; empty when it was not. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => '',
    ({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`.trim(),
  );

export function standIn(module: { id: number; type: string }): void {
  const place = { lat: 24.7, lng: 46.66 };
  const keys = {
    location: '12 Palm Street, North',
    zoneid: '[1]',
    currentLatLng: JSON.stringify(place),
    module: JSON.stringify({
      id: module.id,
      module_type: module.type,
      module_name: module.type,
      icon_full_url: '',
      description: '',
      zones: [],
      status: 1,
      stores_count: 0,
    }),
  };
  for (const [name, value] of Object.entries(keys)) window.localStorage.setItem(name, value);
}

/** The client as a page has it that was loaded just now. */
export async function freshCall(address: string): Promise<ShopThere['call']> {
  vi.resetModules();
  vi.doMock('../../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: address, apiDialect: '' },
    pictureAddress: (src: string) => src,
  }));
  return (await import('../../../../src/client/client')).call;
}

/** The client, freshly loaded, on a back end of its own with a memory. */
export async function startShopThere(version: Version): Promise<ShopThere> {
  const backEnd = await startClassic(version);
  const call = await freshCall(backEnd.address);
  let seen = 0;
  return {
    ...backEnd,
    call,
    asked: () => {
      const made = backEnd.calls.slice(seen).map(({ method, path }) => `${method} ${path}`);
      seen = backEnd.calls.length;
      return made.filter((one) => one !== 'GET /config');
    },
  };
}
