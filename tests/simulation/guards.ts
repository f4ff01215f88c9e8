/** A guard of the server's SQL that can be taken out: what a statement says with it, and without. */
export interface Guard {
  readonly name: string;
  /** The statements that it is in, and what of them is changed. */
  readonly statement: RegExp;
  readonly from: RegExp;
  readonly to: string;
  /** What PostgreSQL itself would refuse afterwards, taken out as well, and put back. */
  readonly relaxed?: {
    readonly table: string;
    readonly constraint: string;
    readonly check: string;
  };
}

const always = '($& or true)';
const unlocked = '';

/** What the books are guarded by. Each is to be missed by the simulation within 200 days. */
export const guards: readonly Guard[] = [
  {
    name: 'stock of an item',
    statement: /^update "items" set "stock" = "items"."stock" -/,
    from: /"items"."stock" >= \$\d+/,
    to: always,
    relaxed: { table: 'items', constraint: 'items_stock', check: 'stock >= 0' },
  },
  {
    name: 'stock of a variation',
    statement: /^update "item_variations" set "stock" = "item_variations"."stock" -/,
    from: /"item_variations"."stock" >= \$\d+/,
    to: always,
    relaxed: { table: 'item_variations', constraint: 'item_variations_stock', check: 'stock >= 0' },
  },
  {
    name: 'units of a flash sale',
    statement: /^update "flash_sale_items" set "sold" = "flash_sale_items"."sold" \+/,
    from: /"flash_sale_items"."sold" \+ \$\d+ <= "flash_sale_items"."stock"/,
    to: always,
    relaxed: {
      table: 'flash_sale_items',
      constraint: 'flash_sale_items_sold',
      check: 'sold between 0 and stock',
    },
  },
  {
    name: 'uses of a coupon in all',
    statement: /^update "coupons" set "used_count" = "coupons"."used_count" \+/,
    from: /"coupons"."used_count" < "coupons"."total_limit"/,
    to: always,
    relaxed: {
      table: 'coupons',
      constraint: 'coupons_used',
      check: 'used_count >= 0 and (total_limit is null or used_count <= total_limit)',
    },
  },
  {
    name: 'uses of a coupon by one shopper',
    statement: /^select count\(\*\), max\("use"\) from "coupon_redemptions"/,
    from: /count\(\*\)/,
    to: '0',
  },
  {
    name: 'balance of a wallet',
    statement: /^update "customers" set "wallet_balance" = "customers"."wallet_balance" -/,
    from: /"customers"."wallet_balance" >= \$\d+/,
    to: always,
    relaxed: {
      table: 'wallet_entries',
      constraint: 'wallet_entries_balance',
      check: 'balance >= 0',
    },
  },
  {
    name: 'balance of points',
    statement: /^update "customers" set "loyalty_point" = "customers"."loyalty_point" -/,
    from: /"customers"."loyalty_point" >= \$\d+/,
    to: always,
    relaxed: {
      table: 'loyalty_entries',
      constraint: 'loyalty_entries_balance',
      check: 'balance >= 0',
    },
  },
  {
    name: 'a key is taken once',
    statement: /^insert into "idempotency_keys"/,
    from: /on conflict do nothing/,
    to: 'on conflict ("owner", "key") do update set "key" = excluded."key"',
  },
  {
    name: 'a key has its answer',
    statement: /^update "idempotency_keys" set "status"/,
    from: /where/,
    to: 'where false and',
  },
  {
    name: 'lock of a cart',
    statement: /^insert into "carts"/,
    from: /on conflict .* do update .*/,
    to: 'on conflict do nothing',
  },
  {
    name: 'lock of an order',
    statement: /^select .* from "orders" where "orders"."id" = \$1 for update/,
    from: /for update/,
    to: unlocked,
  },
  {
    name: 'states in which an order is canceled',
    statement: /^update "orders" set "status" = \$1, "cancellation_reason"/,
    from: /"orders"."status" in \([^)]*\) and "orders"."stock_returned" = \$\d+/,
    to: always,
  },
  {
    name: 'an order is taken off its courier',
    statement: /^update "orders" set .*"courier_changes" = /,
    from: /where \("orders"."id" = (\$\d+) and (.*)\) returning/,
    to: 'where ("orders"."id" = $1 and ($2 or true)) returning',
  },
  {
    name: 'a payment is settled once',
    statement: /^update "payments" set "status" = \$1, "settled_at" = \$2 where .* returning/,
    from: /"payments"."status" in \([^)]*\)/,
    to: always,
  },
  {
    name: 'earlier pages cannot be paid',
    statement: /^update "payments" set "status" = \$1, "settled_at" = \$2 where (?!.*returning)/,
    from: /where/,
    to: 'where false and',
  },
  {
    name: 'a request for money is answered once',
    statement: /^update "refund_requests" set "status"/,
    from: /"refund_requests"."status" = \$\d+/,
    to: always,
  },
  {
    name: 'money is asked back once an order',
    statement: /^insert into "refund_requests"/,
    from: /on conflict do nothing/,
    to: '',
  },
  {
    name: 'a part of a refund is fixed once',
    statement: /^update "payments" set "refund_asked"/,
    from: /"payments"."refund_asked" = \$\d+ and "payments"."refund_sent" = \$\d+/,
    to: always,
  },
  {
    name: 'the bonus of a referral is earned once',
    statement: /^update "referrals" set "earned_at"/,
    from: /"referrals"."earned_at" is null/,
    to: always,
  },
  {
    name: 'lock of vehicles',
    statement: /^select "id" from "vehicles" .* for no key update/,
    from: /for no key update/,
    to: unlocked,
  },
  {
    name: 'lock of a trip',
    statement: /^select .* from "trips" where "trips"."id" = \$1 for update/,
    from: /for update/,
    to: unlocked,
  },
  {
    name: 'states in which a trip is canceled',
    statement: /^update "trips" set "status" = \$1, "cancellation_reason"/,
    from: /"trips"."status" in \([^)]*\)/,
    to: always,
  },
  {
    name: 'wrong guesses at a code',
    statement: /^update "codes" set "wrong_tries"/,
    from: /"codes"."wrong_tries" < \$\d+/,
    to: always,
    relaxed: {
      table: 'codes',
      constraint: 'codes_wrong_tries',
      check: 'wrong_tries between 0 and 5',
    },
  },
  {
    name: 'a code opens once',
    statement: /^update "codes" set "wrong_tries"/,
    from: /"codes"."used_at" is null/,
    to: always,
  },
];

/** Statements without a guard; `times` says how often it was taken out. */
export function without({ statement, from, to }: Guard): {
  rewrite(text: string): string;
  times(): number;
} {
  let times = 0;
  return {
    rewrite: (text) => {
      if (!statement.test(text)) return text;
      const changed = text.replace(from, to);
      if (changed !== text) times += 1;
      return changed;
    },
    times: () => times,
  };
}
