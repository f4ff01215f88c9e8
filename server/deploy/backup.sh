#!/bin/sh
# Copies the database that DATABASE_URL names into a folder, whole at one moment, with its sums beside it.
#   DATABASE_URL=postgres://... sh backup.sh <folder>
set -eu
folder=${1:?where to}
name=$folder/flowmart-$(date -u +%Y%m%dT%H%M%SZ)
here=$(dirname "$0")
# Sums and copy see the same moment: one transaction lends its view to the other.
pipe=$(mktemp -d)
trap 'rm -rf "$pipe" "$name.part" "$name.sums.part"' EXIT
mkfifo "$pipe/in" "$pipe/out"
psql -X -q -At -v ON_ERROR_STOP=1 "$DATABASE_URL" <"$pipe/in" >"$pipe/out" &
sums=$!
exec 3>"$pipe/in" 4<"$pipe/out"
echo 'begin isolation level repeatable read read only; select pg_export_snapshot();' >&3
read -r snapshot <&4
pg_dump --format=custom --no-owner --snapshot="$snapshot" --file="$name.part" "$DATABASE_URL"
cat "${SUMS:-$here/sums.sql}" >&3
echo 'commit;' >&3
exec 3>&-
cat <&4 >"$name.sums.part"
wait "$sums"
mv "$name.sums.part" "$name.sums"
mv "$name.part" "$name.dump"
echo "$name.dump"
[ -z "${KEEP_DAYS:-}" ] || find "$folder" -name 'flowmart-*' -mtime "+$KEEP_DAYS" -delete
