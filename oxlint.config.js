import { defineConfig } from "oxlint";

/** What each folder may import besides itself. docs/decisions/0015 explains the layers. Tests may import anything. */
const mayImport = {
  // Data.
  "app/content": [],
  // What the browser shares with the server and the service worker.
  "app/shared": ["app/content"],
  // Build time: prepares and checks content. None of it reaches the browser.
  "app/page": ["app/content", "app/shared"],
  "app/checks": ["app/content", "app/page"],
  // Browser: the inline script. Kept free of everything else because every page carries it.
  "app/inline": ["app/shared"],
  // Browser, and rendered to HTML at build time.
  "app/ui": [],
  "app/browser": ["app/content", "app/shared", "app/ui"],
  "app/islands": ["app/browser", "app/content"],
  "app/offline": ["app/content", "app/inline", "app/shared"],
  "app/playback": ["app/content", "app/shared"],
  "app/breath": ["app/content", "app/browser", "app/playback", "app/shared", "app/ui"],
  "app/follow-along": ["app/content"],
  "app/sections": [
    "app/content",
    "app/page",
    "app/ui",
    "app/browser",
    "app/breath",
    "app/calendar",
    "app/chant",
    "app/follow-along",
    "app/islands",
    "app/timer",
    "app/shared",
  ],
  "app/layout": ["app/content", "app/page", "app/shared", "app/ui", "app/browser", "app/islands", "app/styles"],
  "app/contact": ["app/content", "app/shared", "app/ui", "app/browser"],
  "app/sessions": [
    "app/content",
    "app/page",
    "app/shared",
    "app/ui",
    "app/browser",
    "app/islands",
    "app/offline",
    "app/playback",
  ],
  "app/timer": ["app/content", "app/shared", "app/ui", "app/browser", "app/playback"],
  "app/calendar": ["app/content", "app/shared", "app/ui", "app/browser", "app/inline"],
  "app/chant": ["app/content", "app/shared", "app/ui", "app/browser", "app/playback", "app/sessions"],
  "app/videos": ["app/content", "app/shared", "app/ui", "app/styles"],
  "app/routes": ["app"],
  // Node only.
  assets: ["app"],
  "service-worker": ["app/shared"],
  postbuild: ["app", "assets", "server", "service-worker"],
  server: ["app/content", "app/shared", "app/styles"],
  scripts: ["app", "postbuild", "server"],
  bench: ["app", "postbuild", "scripts", "server"],
  // The editor of npm run edit and npm run desk. Only its commands, tests and the studio import it.
  editor: ["app", "assets", "server"],
};

const topFolders = ["app", "studio", ...Object.keys(mayImport).filter((folder) => !folder.includes("/"))];

const importRules = Object.entries(mayImport).map(([folder, others]) => {
  const allowed = [folder, ...others];
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    excludeFiles: ["**/*.test.ts", "**/testing/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["#*/**", ...allowed.map((name) => `!#${name}/**`)],
              message: `${folder} may import only from ${allowed.join(", ")}.`,
            },
            {
              regex: folder.startsWith("app/") ? "^\\.\\./" : `^(\\.\\./)+(${topFolders.join("|")})/`,
              message: "Import from another folder through its alias, such as #app/ui/icon.tsx.",
            },
          ],
        },
      ],
    },
  };
});

export default defineConfig({
  // The react plugin includes the rules of the React Compiler.
  plugins: ["typescript", "react", "import"],
  categories: { correctness: "error" },
  rules: {
    // The invisible characters that we look for are joiners.
    "no-misleading-character-class": "off",
    "no-console": ["error", { allow: ["warn", "error"] }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "typescript/no-dynamic-delete": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-invalid-void-type": "error",
    "typescript/unified-signatures": "error",
  },
  overrides: [
    {
      files: ["bench/**", "editor/**", "postbuild/**", "assets/**", "scripts/**", "server/**", "studio/**", "tests/**"],
      rules: { "no-console": "off" },
    },
    // Playwright requires a fixture to destructure its first argument, even if it uses nothing from it.
    { files: ["tests/**"], rules: { "no-empty-pattern": "off" } },
    // There is no JSX in these files.
    { files: ["**/*.test.ts"], rules: { "react/no-children-prop": "off" } },
    // TypeScript does not check these files, so a missing import would go unnoticed.
    { files: ["**/*.mjs"], env: { node: true }, rules: { "no-undef": "error" } },
    { files: ["app/**/*.{ts,tsx}"], rules: { "import/no-default-export": "error" } },
    ...importRules,
  ],
});
