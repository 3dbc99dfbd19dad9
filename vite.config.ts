import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Whether there is an inbox is part of the build; where it is and how mail is sent is the server's own business.
const onOrNothing = (setting: string) => JSON.stringify(process.env[setting] ? "on" : "");

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { "process.env.INBOX": onOrNothing("INBOX"), "process.env.SMTP_URL": onOrNothing("SMTP_URL") },
  // No data: addresses: the policy lets fonts come from our own files only, and unused ones must not weigh on every page.
  build: { assetsInlineLimit: 0 },
});
