import { defineConfig } from 'drizzle-kit';

// Paths are seen from the root of the project: `npx drizzle-kit generate --config server/db/drizzle.config.ts`.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
