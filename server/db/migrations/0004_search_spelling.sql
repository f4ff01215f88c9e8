DROP INDEX "search_words_alike";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "spelling" text GENERATED ALWAYS AS (translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءؤئ', 'abcdefghijklmnopqrstuvwxyz01234')) STORED;--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("spelling" gin_trgm_ops);