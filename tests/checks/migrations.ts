import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFaults } from './migrationRules';

/** Fails when a new migration takes from the former version, which serves beside it for a while, what that one needs. */
const folder = 'server/db/migrations';
const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const faults = migrationFaults(migrations, version);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    'The former version goes on beside these. docs/how-to/change-the-database.md has the way in two releases.',
  );
  process.exit(1);
}
console.log('The former version can live with all migrations.');
