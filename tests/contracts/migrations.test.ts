import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationFaults } from '../checks/migrationRules';

const folder = 'server/db/migrations';
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const faultsOf = (text: string, release = '0.3.0') =>
  migrationFaults([{ file: '0099_x.sql', text }], release).map((line) =>
    line.replace('0099_x.sql: ', ''),
  );

describe('migrations', () => {
  it('of before the rule that took something away are known, and none came since', () => {
    expect(migrationFaults(all, '0.0.0')).toEqual([]);
    expect(migrationFaults(all, '0.0.0', 12)).toEqual([
      '0014_desk_trips.sql: changes store_staff.store_id: DROP NOT NULL',
      '0014_desk_trips.sql: demands more of store_staff: ADD CONSTRAINT "store_staff_place" CHECK (num_nonnulls(store',
      '0015_words_of_kinds.sql: drops items.search',
    ]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note";', 'drops orders.note'],
    ['ALTER TABLE orders DROP note', 'drops orders.note'],
    ['DROP TABLE "acts";', 'DROP TABLE "acts";'],
    ['TRUNCATE acts', 'TRUNCATE acts'],
    ['DROP FUNCTION plain_letters(text);', 'DROP FUNCTION plain_letters(text);'],
    [
      'ALTER TABLE "orders" RENAME COLUMN "note" TO "words";',
      'renames in orders: RENAME COLUMN "note" TO "words"',
    ],
    ['ALTER TABLE "orders" RENAME TO "o";', 'renames in orders: RENAME TO "o"'],
    [
      'ALTER TABLE "orders" ADD COLUMN "floor" integer NOT NULL;',
      'adds orders.floor NOT NULL without a default',
    ],
    [
      'ALTER TABLE "orders" ALTER COLUMN "floor" SET NOT NULL;',
      'changes orders.floor: SET NOT NULL',
    ],
    [
      'ALTER TABLE "orders" ALTER COLUMN "floor" DROP NOT NULL;',
      'changes orders.floor: DROP NOT NULL',
    ],
    [
      'ALTER TABLE "orders" ALTER COLUMN "floor" DROP DEFAULT;',
      'changes orders.floor: DROP DEFAULT',
    ],
    [
      'ALTER TABLE "orders" ALTER COLUMN "floor" SET DATA TYPE bigint;',
      'changes orders.floor: SET DATA TYPE bigint',
    ],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (a > 0);',
      'demands more of orders: ADD CONSTRAINT "c" CHECK (a > 0)',
    ],
    ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("a");', 'demands more of orders: one'],
    ['ALTER TABLE "orders" ADD COLUMN "a" text, DROP COLUMN "b";', 'drops orders.b'],
    ['ALTER TYPE kind RENAME TO sort;', 'ALTER TYPE kind RENAME TO sort;'],
  ])('are refused that %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each([
    ['ALTER TABLE "orders" ADD COLUMN "floor" integer DEFAULT 0 NOT NULL;'],
    ['ALTER TABLE "orders" ADD COLUMN "s" tsvector GENERATED ALWAYS AS (f(a, b)) STORED NOT NULL;'],
    [
      'ALTER TABLE "orders" ADD COLUMN "by" integer;--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "k" FOREIGN KEY ("by") REFERENCES "public"."couriers"("id");',
    ],
    [
      'CREATE TABLE "new" ("a" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "n" ON "new" ("a");--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "c" CHECK (a <> \'\');',
    ],
    ['CREATE INDEX "i" ON "orders" ("a"); DROP INDEX "i";'],
    ["-- ALTER TABLE orders DROP COLUMN note\nUPDATE orders SET note = 'DROP TABLE orders; --';"],
    [
      'CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ begin drop table if exists t; return new; end $$ LANGUAGE plpgsql;',
    ],
  ])('may %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('may take away what a release before this one did without, and names it at the statement', () => {
    const dropping = (release: string) =>
      `-- since ${release}: nothing reads or writes it\nALTER TABLE "orders" DROP COLUMN "note";`;
    expect(faultsOf(dropping('0.2.0'))).toEqual([]);
    expect(faultsOf(dropping('0.3.0'))).toEqual(['drops orders.note']);
    expect(faultsOf(dropping('0.10.0'))).toEqual(['drops orders.note']);
    expect(faultsOf('-- since 0.2.0:\nALTER TABLE "orders" DROP COLUMN "note";')).toHaveLength(1);
    expect(
      faultsOf(
        `${dropping('0.2.0')}--> statement-breakpoint\nALTER TABLE "orders" DROP COLUMN "b";`,
      ),
    ).toEqual(['drops orders.b']);
  });

  it('may not take away a unique index of an earlier step: inserts look for what is there by it', () => {
    const earlier = { file: '0001_a.sql', text: 'CREATE UNIQUE INDEX "one" ON "t" ("a");' };
    const later = { file: '0099_b.sql', text: 'DROP INDEX "one";' };
    expect(migrationFaults([earlier, later], '0.3.0')).toEqual([
      '0099_b.sql: drops the unique index one',
    ]);
  });
});
