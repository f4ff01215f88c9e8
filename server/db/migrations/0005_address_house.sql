-- What an address says beside its line becomes one column, as orders have it: a further part is none.
ALTER TABLE "addresses" ALTER COLUMN "house" DROP DEFAULT, ALTER COLUMN "house" SET DATA TYPE jsonb USING jsonb_build_object('road', "road", 'house', "house", 'floor', "floor"), ALTER COLUMN "house" SET DEFAULT '{}'::jsonb, DROP COLUMN "road", DROP COLUMN "floor";
