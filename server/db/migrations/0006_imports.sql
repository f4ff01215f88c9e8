CREATE TABLE "import_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "import_keys_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_id_width_pk" PRIMARY KEY("id","width")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "import_keys_row" ON "import_keys" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "pictures_source" ON "pictures" USING btree ("source");