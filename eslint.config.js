import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Rooms of app/ and what each may import besides itself. Nothing runs back. docs/decisions/0003 says why. */
const mayImport = {
  content: [],
  ui: [],
  lib: ["content"],
  asleep: ["lib", "offline"],
  sections: ["ui", "content"],
  layout: ["ui", "lib", "content"],
  contact: ["ui", "lib", "content"],
  offline: ["content"],
  media: ["offline", "ui", "lib", "content"],
  routes: ["sections", "layout", "contact", "media", "offline", "ui", "lib", "content"],
};

const roomRules = Object.entries(mayImport).map(([room, open]) => ({
  files: [`app/${room}/**/*.{ts,tsx}`],
  // Tests may read any room.
  ignores: ["**/*.test.ts"],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^#app/(?!(${[room, ...open].join("|")})/)`,
            message: `${room}/ may import only: ${[room, ...open].join(", ")}.`,
          },
          { regex: "^\\.\\./", message: "Import across rooms as #app/room/file.tsx." },
          { regex: "^#(scripts|server|tests)/", message: "The site may not import its tools." },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ["build/", ".react-router/", ".cache/", "node_modules/", "look/", "test-results/", "**/*.mjs"] },
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  {
    files: ["bench/**", "scripts/**", "server/**", "sound/**", "assets/**", "tests/**"],
    rules: { "no-console": "off" },
  },
  // Default exports only where the router asks for them.
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["app/routes/**", "app/root.tsx", "app/routes.ts", "app/entry.*.tsx"],
    rules: {
      "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Use a named export." }],
    },
  },
  ...roomRules,
);
