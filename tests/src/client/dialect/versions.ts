import { vi } from 'vitest';
import type { AnswerOf, AnyEndpoint } from '../../../../domain/wire/define';
import type { CallOptions } from '../../../../src/client/client';
import { type BackEnd, startBackEnd } from './backEnd';

export const versions = ['24', '25', '26'] as const;
export type Version = (typeof versions)[number];

const common = {
  business_name: 'Souk',
  currency_symbol: '$',
  digit_after_decimal_point: 2,
  takeaway_status: 1,
  ref_earning_exchange_rate: '5',
  loyalty_point_exchange_rate: 10,
  tax_included: 0,
  additional_charge_status: 1,
  additional_charge: 2,
};

/** What a back end of a version says of itself. */
const settingsOf = (version: Version): Record<string, unknown> =>
  version === '24'
    ? {
        ...common,
        customer_verification: true,
        base_urls: {
          customer_image_url: 'https://files.example/profile',
          product_image_url: 'https://files.example/product',
          store_image_url: 'https://files.example/store',
        },
      }
    : {
        ...common,
        centralize_login: { manual_login_status: 1, otp_login_status: 1 },
        base_urls: {},
      };

export interface Shop extends BackEnd {
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<AnswerOf<E>>;
  /** The calls that were heard: method, path, query or JSON. */
  said(): [call: string, fields: unknown][];
}

const fieldsOf = (body: string, query: Record<string, string>): unknown => {
  if (!body) return query;
  return body.startsWith('{') ? JSON.parse(body) : body;
};

/** The client, freshly loaded, on a back end of its own that speaks as a version does. */
export async function startShop(version: Version): Promise<Shop> {
  const backEnd = await startBackEnd();
  backEnd.answers['GET /config'] = { json: settingsOf(version) };
  vi.resetModules();
  vi.doMock('../../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: backEnd.address, apiDialect: 'classic' },
  }));
  const { call } = await import('../../../../src/client/client');
  return {
    ...backEnd,
    call,
    said: () =>
      backEnd.heard
        .filter(({ path }) => path !== '/config')
        .map(({ method, path, query, body }) => [`${method} ${path}`, fieldsOf(body, query)]),
  };
}
