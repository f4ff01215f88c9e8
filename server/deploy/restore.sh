#!/bin/sh
# Restores a copy into an empty database, and checks that it holds the same rows and the same money.
#   DATABASE_URL=postgres://.../empty sh restore.sh <copy.dump>
set -eu
copy=${1:?which copy}
here=$(dirname "$0")
tables=$(psql -X -At "$DATABASE_URL" -c "select count(*) from pg_tables where schemaname = 'public'")
if [ "$tables" != 0 ]; then
  echo "The database that DATABASE_URL names is not empty: nothing was changed" >&2
  exit 1
fi
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$copy"
found=$(mktemp)
trap 'rm -f "$found"' EXIT
psql -X -q -At -v ON_ERROR_STOP=1 "$DATABASE_URL" -f "${SUMS:-$here/sums.sql}" >"$found"
if ! diff "${copy%.dump}.sums" "$found" >&2; then
  echo "What was restored is not what was copied (< then, > now)" >&2
  exit 1
fi
echo "Restored and the same: $(grep -c '^rows ' "$found") tables"
