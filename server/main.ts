// The entry of build/site-server.mjs: serves the site, or runs the owner's commands if the first argument is "inbox".
if (process.argv[2] === "inbox") {
  process.argv.splice(2, 1);
  await import("./inbox/cli/main.ts");
} else {
  await import("./serve.ts");
}

export {};
