import * as v from 'valibot';
import { text, whole } from './envFields';

/** Where a PostgreSQL is reached; '' for none. */
export const postgresAddress = v.pipe(
  text,
  v.check(
    (value) => value === '' || /^postgres(ql)?:\/\//.test(value),
    'must begin with postgres:// or postgresql://',
  ),
);

/** What is asked of the database and the disk, and how long anything may take; the README lists each. */
export const databaseFields = {
  /** Connections to PostgreSQL that calls share; two more listen and watch. */
  DATABASE_CONNECTIONS: whole('12', 1_000),
  /** How long a call waits for one of them. */
  DATABASE_ACQUIRE_SECONDS: whole('4', 600),
  DATABASE_STATEMENT_SECONDS: whole('8', 600),
  DATABASE_LOCK_SECONDS: whole('4', 600),
  /** How long a transaction may ask for nothing; with the embedded database, how long it may take. */
  DATABASE_TRANSACTION_SECONDS: whole('8', 600),
  /** After which a call is answered 503. */
  ANSWER_SECONDS: whole('10', 600),
  /** Space in DATA_DIR below which nothing is written to the embedded database. */
  DISK_RESERVE_MB: whole('256'),
  /** A process that has stood still for so long is ended. */
  WATCHDOG_SECONDS: whole('60', 3_600),
};
