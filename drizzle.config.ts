import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./app/database/schema/*.server.ts",
  out: "./migrations",
  casing: "snake_case",
});
