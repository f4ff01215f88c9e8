import * as v from 'valibot';
import { expect, it } from 'vitest';
import { profile } from '../../../domain/account/customer';

it('PROF-12 reads a profile as back ends of this family send it', () => {
  const sent = {
    f_name: 'Dana',
    l_name: null,
    phone: '+966500000101',
    email: 'dana@example.com',
    image: 'dana.png',
    image_full_url: 'https://shop.example/dana.png',
    is_email_verified: '1',
    is_phone_verified: 1,
    storage: [{ id: 4, data_type: 'App\\Models\\User', key: 'image', value: 's3' }],
    wallet_balance: '12.5',
  };
  expect(v.parse(profile, sent)).toEqual({
    id: 0,
    f_name: 'Dana',
    l_name: '',
    phone: '+966500000101',
    email: 'dana@example.com',
    image: 'dana.png',
    image_full_url: 'https://shop.example/dana.png',
    interest: [],
    is_email_verified: 1,
    is_phone_verified: 1,
    wallet_balance: 12.5,
    loyalty_point: 0,
    ref_code: '',
    order_count: 0,
    text_messages: null,
    storage: [{ key: 'image', value: 's3' }],
  });
});
