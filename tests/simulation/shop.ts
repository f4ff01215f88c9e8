import { createHash } from 'node:crypto';
import {
  colours,
  coupons,
  couponsEnd,
  dawn,
  flash,
  fleet,
  goods,
  home,
  hourPrice,
  hours,
  juice,
  juiceFlash,
  referral,
  rentalModule,
  riders,
  type Stocks,
  sale,
  serviceFee,
  shopModule,
  shoppers,
  staff,
  store,
  taxPercent,
  wallets,
  zone,
} from './world';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
const text = (words: string) => `'${JSON.stringify({ en: words, ar: words, es: words })}'::jsonb`;
const at = (moment: Date) => `'${moment.toISOString()}'`;
const quoted = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;
const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00',
  closing_time: '24:00',
}));
const ways = { manual_login_status: 1, otp_login_status: 1 };

const rows = <Part>(parts: readonly Part[], row: (part: Part) => string) =>
  parts.map((part) => `(${row(part)})`).join(', ');

/** The one shop, with all that no seed changes. */
export const shop = `
insert into zones (id, name, area) values (${zone}, ${text('City')}, '((46,24),(48,24),(48,26),(46,26))');
insert into modules (id, type, name, description, icon) values
  (${shopModule}, 'grocery', ${text('Shop')}, ${text('')}, ''), (${rentalModule}, 'rental', ${text('Cars')}, ${text('')}, '');
insert into module_zones (module_id, zone_id, per_km_charge, minimum_charge) values
  (${shopModule}, ${zone}, 0, 0), (${rentalModule}, ${zone}, 0, 0);
insert into settings (field, value) values ('centralize_login', ${quoted(ways)}), ('ref_earning_exchange_rate', '5'),
  ('additional_charge_status', '1'), ('additional_charge', '${serviceFee / 1000}'), ('free_delivery_over', '60'), ('cod_max_amount', '250');
insert into categories (id, module_id, slug, name, image) values (1, ${shopModule}, 'all', ${text('All')}, '');
insert into stores (id, slug, module_id, zone_id, name, description, address, phone, email, lat, lng, logo, cover,
  schedules, open_minutes, delivery_min, delivery_max, category_ids, tax, discount, discount_start, discount_end) values
  (${store}, 'store', ${shopModule}, ${zone}, ${text('Store')}, ${text('')}, ${text('')}, '', '', ${home.lat}, ${home.lng},
  '', '', ${quoted(week)}, '{[0,10080)}', 20, 40, '{}', ${taxPercent * 1000}, ${sale.percent * 1000}, ${at(sale.from)}, ${at(sale.to)});
insert into items (id, slug, module_id, zone_id, store_id, category_id, parent_category_id, name, description, image,
  images, generic_names, tags, nutritions, allergies, price, stock, choice_options, food_variations, add_ons) values
  ${rows(
    Object.entries({ ...goods, juice }),
    ([name, { id, price }]) =>
      `${id}, '${name}', ${shopModule}, ${zone}, ${store}, 1, 1, ${text(name)}, ${text('')}, '', '[]', '[]', '[]', '[]', '[]',
      ${price}, ${id === juice.id ? null : 0}, '[]', '[]', '[]'`,
  )};
insert into item_variations (id, item_id, type, price, stock) values
  ${rows(Object.entries(colours), ([colour, id]) => `${id}, ${goods.shirt.id}, ${text(colour)}, ${goods.shirt.price}, 0`)};
insert into flash_sales (id, module_id, title, starts_at, ends_at) values
  (1, ${shopModule}, ${text('Flash')}, ${at(flash.from)}, ${at(flash.to)}),
  (2, ${shopModule}, ${text('Juice')}, ${at(juiceFlash.from)}, ${at(juiceFlash.to)});
insert into flash_sale_items (sale_id, item_id, discount, stock) values
  (1, ${goods.tea.id}, ${flash.percent * 1000}, ${flash.units}), (2, ${juice.id}, ${juiceFlash.percent * 1000}, ${juiceFlash.units});
insert into coupons (id, code, title, type, module_id, discount, start_date, expire_date, limit_per_owner, total_limit) values
  ${rows(
    Object.entries(coupons),
    ([code, { id, percent, each, inAll, isFirst }]) =>
      `${id}, '${code}', ${text(code)}, '${isFirst ? 'first_order' : 'default'}', ${shopModule}, ${percent * 1000},
      ${at(hours(-24))}, ${at(couponsEnd)}, ${each}, ${inAll}`,
  )};
insert into couriers (id, name, phone, image, vehicle, zone_id) values
  ${rows(riders, ({ id, who }) => `${id}, ${text(who.name)}, '', '', ${text('')}, ${zone}`)};
insert into courier_accounts (courier_id, email) values ${rows(riders, ({ id }) => `${id}, 'rider${id}@shop.example'`)};
insert into courier_tokens (hash, courier_id, created_at, expires_at) values
  ${rows(riders, ({ id, who }) => `'${hash(who.token ?? '')}', ${id}, ${at(dawn)}, ${at(hours(1000))}`)};
insert into store_staff (id, store_id, email, role) values (1, ${store}, 'desk@shop.example', 'owner');
insert into staff_tokens (hash, staff_id, created_at, expires_at, seen_at) values
  ('${hash(staff.token ?? '')}', 1, ${at(dawn)}, ${at(hours(1000))}, ${at(dawn)});
insert into vehicle_categories (id, name, image) values (1, ${text('Cars')}, '');
insert into vehicle_brands (id, name, image) values (1, ${text('Brand')}, '');
insert into rental_providers (id, slug, module_id, zone_id, pickup_zone_ids, name, description, address, phone, email,
  lat, lng, logo, cover) values (1, 'garage', ${rentalModule}, ${zone}, '{${zone}}', ${text('Garage')}, ${text('')},
  ${text('')}, '', '', ${home.lat}, ${home.lng}, '', '');
insert into vehicles (id, slug, provider_id, category_id, brand_id, name, description, thumbnail, images, type,
  seating_capacity, air_condition, transmission, fuel, hourly_price, count, pickup_zone_ids) values
  ${rows(
    Object.entries(fleet),
    ([name, id]) =>
      `${id}, '${name}', 1, 1, 1, ${text(name)}, ${text('')}, '', '[]', 'family', 4, true, 'automatic', 'petrol', ${hourPrice}, 1, '{${zone}}'`,
  )};`;

const customers = shoppers.flatMap(({ customerId, token, phone }) =>
  customerId !== null && token !== null ? [{ id: customerId, token, phone }] : [],
);
const holding = (what: 'money' | 'points') =>
  customers.flatMap(({ id }) => {
    const held = wallets[id]?.[what] ?? 0;
    return held > 0 ? [{ id, held }] : [];
  });

const cleared = [
  'orders',
  'trips',
  'payments',
  'idempotency_keys',
  'carts',
  'trip_carts',
  'coupon_redemptions',
  'customers',
  'codes',
  'completions',
  'guests',
  'outbox',
  'rate_limits',
];

/** Takes away what a seed has left, and puts what the next begins with. Numbers begin anew too, so that its story is the same. */
export const resetTo = ({ items, colours: parts, vehicles }: Stocks) => `
begin;
${cleared.map((table) => `delete from ${table};`).join(' ')}
select setval(pg_get_serial_sequence('orders', 'id'), 100001, false), setval(pg_get_serial_sequence('trips', 'id'), 100001, false);
${Object.entries(items)
  .map(([id, units]) => `update items set stock = ${units} where id = ${id};`)
  .join(' ')}
${Object.entries(parts)
  .map(([id, units]) => `update item_variations set stock = ${units} where id = ${id};`)
  .join(' ')}
${Object.entries(vehicles)
  .map(([id, units]) => `update vehicles set count = ${units} where id = ${id};`)
  .join(' ')}
update coupons set used_count = 0;
update couriers set seen_at = null;
update flash_sale_items set sold = 0;
insert into customers (id, first_name, phone, phone_verified, ref_code, wallet_balance, loyalty_point) values
  ${rows(customers, ({ id, phone }) => `${id}, 'Shopper', '${phone}', true, 'REF${id}', ${wallets[id]?.money ?? 0}, ${wallets[id]?.points ?? 0}`)};
insert into tokens (hash, customer_id, expires_at) values ${rows(customers, ({ id, token }) => `'${hash(token)}', ${id}, ${at(hours(1000))}`)};
insert into guests (id) values ${rows(
  shoppers.flatMap(({ guestId }) => guestId ?? []),
  (id) => `'${id}'`,
)};
insert into wallet_entries (customer_id, kind, reference, amount, balance, created_at) values
  ${rows(holding('money'), ({ id, held }) => `${id}, 'opening', 'opening', ${held}, ${held}, ${at(dawn)}`)};
insert into loyalty_entries (customer_id, kind, reference, points, balance, created_at) values
  ${rows(holding('points'), ({ id, held }) => `${id}, 'opening', 'opening', ${held}, ${held}, ${at(dawn)}`)};
insert into referrals (referrer_id, customer_id, amount) values (${referral.referrer}, ${referral.invited}, ${referral.bonus});
commit;`;
