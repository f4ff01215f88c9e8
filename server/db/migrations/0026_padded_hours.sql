-- Hours of dishes that were brought in as "9:30" are compared as texts.
UPDATE "items" SET "available_time_starts" = lpad(substring("available_time_starts" from '^\d{1,2}:\d{2}'), 5, '0') WHERE "available_time_starts" ~ '^\d:\d{2}|^\d{2}:\d{2}.';--> statement-breakpoint
UPDATE "items" SET "available_time_ends" = lpad(substring("available_time_ends" from '^\d{1,2}:\d{2}'), 5, '0') WHERE "available_time_ends" ~ '^\d:\d{2}|^\d{2}:\d{2}.';
