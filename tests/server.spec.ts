import { readFileSync, readdirSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { commonHeaders, documentHeaders } from "../server/headers.ts";
import { builtAddresses, buildFolder } from "./built-site.ts";

// Asked by hand, because a browser's own client would unpack, follow and tidy what is to be seen here.
const script = `/assets/${readdirSync(`${buildFolder}/assets`).find((name) => name.endsWith(".js"))}`;
const picture = `/pictures/${readdirSync(`${buildFolder}/pictures`).find((name) => name.endsWith(".webp"))}`;
const forDocuments = documentHeaders(readFileSync("build/policy.txt", "utf8"));
const about = readFileSync(`${buildFolder}/about.html`);

const packings = [
  { accepts: "gzip, deflate, br, zstd", comes: "br", unpack: brotliDecompressSync },
  { accepts: "gzip", comes: "gzip", unpack: gunzipSync },
  { accepts: "identity", comes: undefined, unpack: (body: Buffer) => body },
];

for (const { accepts, comes, unpack } of packings) {
  test(`who accepts ${accepts} gets ${comes ?? "the plain file"}`, async () => {
    const page = await get("/about", { "accept-encoding": accepts });
    expect(page.headers["content-encoding"]).toBe(comes);
    expect(unpack(page.body).equals(about)).toBe(true);
    for (const address of [script, "/about.data", "/no-such-page"]) {
      const { headers } = await get(address, { "accept-encoding": accepts });
      expect.soft(headers["content-encoding"], address).toBe(comes);
      expect.soft(headers.vary, address).toMatch(/accept-encoding/i);
    }
  });
}

test("part of a file may be asked for", async () => {
  const whole = readFileSync(buildFolder + picture);
  const part = await get(picture, { range: "bytes=10-109" });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 10-109/${whole.length}`);
  expect(part.body.equals(whole.subarray(10, 110))).toBe(true);
  const rest = await get(picture, { range: `bytes=${whole.length - 5}-` });
  expect(rest.status).toBe(206);
  expect(rest.body.equals(whole.subarray(-5))).toBe(true);
  expect((await get(picture, { range: `bytes=${whole.length + 1}-` })).status).toBe(416);
});

test("files named after their content are kept for a year, what is fetched ahead for the press that follows, pages not at all", async () => {
  expect((await get(script)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/about.data")).headers["cache-control"]).toBe("public, max-age=30");
  for (const address of ["/", "/about", "/no-such-page", "/sitemap.xml"]) {
    expect.soft((await get(address)).headers["cache-control"], address).toBe("no-cache");
  }
});

test("an asset that is gone is not kept for a year", async () => {
  const gone = await get("/assets/gone-12345678.js");
  expect(gone.status).toBe(404);
  expect(gone.headers["cache-control"]).toBe("no-cache");
});

test("a page that has not changed is not sent again", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await get("/about", { "accept-encoding": encoding });
    expect(headers.etag).toBeTruthy();
    const again = await get("/about", { "accept-encoding": encoding, "if-none-match": headers.etag! });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["cache-control"]).toBe("no-cache");
  }
});

test("the security headers come with every kind of answer", async () => {
  const { etag } = (await get("/about")).headers;
  const answers = {
    "a page": await get("/about"),
    "a page that has not changed": await get("/about", { "if-none-match": etag! }),
    "the data of a page": await get("/about.data"),
    "a script": await get(script),
    "a part of a picture": await get(picture, { range: "bytes=0-9" }),
    "a missing page": await get("/no-such-page"),
    "a refused method": await get("/about", {}, "POST"),
    "an address that cannot be read": await get("/%E0%A4%A"),
  };
  for (const [what, { headers }] of Object.entries(answers)) {
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect.soft(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
    }
    expect.soft(headers["x-powered-by"], what).toBeUndefined();
    if (what.includes("page") && !what.startsWith("the data")) {
      for (const [name, value] of Object.entries(forDocuments)) {
        expect.soft(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
      }
    }
  }
});

test("the headers ask for what the site promises", () => {
  expect(commonHeaders["Strict-Transport-Security"]).toMatch(/max-age=\d{8}/);
  expect(commonHeaders["X-Content-Type-Options"]).toBe("nosniff");
  expect(forDocuments["Referrer-Policy"]).toMatch(/^(no-referrer|strict-origin|same-origin)/);
  expect(forDocuments["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(commonHeaders["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  for (const feature of ["camera", "microphone", "geolocation"]) {
    expect(forDocuments["Permissions-Policy"]).toContain(`${feature}=()`);
  }
});

test("every page comes with a policy that allows nothing by default and nothing unseen, and static hosts send the same", async () => {
  const forStaticHosts = readHeadersFile();
  for (const address of builtAddresses) {
    const policy = String((await get(address)).headers["content-security-policy"]);
    expect.soft(forStaticHosts.get("/*")?.get("content-security-policy"), address).toBe(policy);
    expect.soft(policy, address).toMatch(/^default-src 'none'/);
    expect.soft(policy, address).not.toMatch(/unsafe-|\*|https?:(?!\/\/www\.youtube-nocookie\.com)/);
    for (const rule of ["base-uri 'none'", "frame-ancestors 'self'", "form-action 'self' mailto:"]) {
      expect.soft(policy.split("; "), address).toContain(rule);
    }
  }
  const common = Object.entries({ ...commonHeaders, ...forDocuments }).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect([...forStaticHosts.get("/*")!]).toEqual(expect.arrayContaining(common));
  expect(forStaticHosts.get("/assets/*")!.get("cache-control")).toContain("immutable");
});

test("whichever way a page is asked for, it comes with its policy", async () => {
  const { headers } = await get("/about");
  for (const address of [
    "/about.html",
    "/about/",
    "/about?from=elsewhere",
    "/index.html",
    "/404",
    "/404.html",
    "/a/b/c",
  ]) {
    const answer = await get(address);
    if (!answer.headers["content-type"]?.includes("text/html")) continue;
    const policy = String(answer.headers["content-security-policy"]);
    expect.soft(policy, address).toMatch(/^default-src 'none'/);
    if (address.startsWith("/about")) expect.soft(policy, address).toBe(headers["content-security-policy"]);
  }
});

for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
  test(`${method} is refused`, async () => {
    const answer = await get("/contact", {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
}

test("HEAD answers as GET does, without the body", async () => {
  for (const address of ["/about", script, "/no-such-page"]) {
    const [head, whole] = [await get(address, {}, "HEAD"), await get(address)];
    expect.soft(head.status, address).toBe(whole.status);
    expect.soft(head.body, address).toHaveLength(0);
    for (const name of ["content-type", "content-length", "cache-control", "etag", "content-security-policy"]) {
      expect.soft(head.headers[name], `${name} of ${address}`).toBe(whole.headers[name]);
    }
  }
});

test("an unknown address is answered with a real 404 and the not-found page", async () => {
  const page = readFileSync(`${buildFolder}/404.html`);
  for (const address of ["/no-such-page", "/a/b/c", "/assets/x.js", "/about/x", "/ABOUT.PHP", "/.env", "/%20"]) {
    const { status, body } = await get(address);
    expect.soft(status, address).toBe(404);
    expect.soft(body.equals(page), address).toBe(true);
  }
});

test("nothing outside the folder is given away, whatever the address", async () => {
  const secret = readFileSync("package.json");
  const climbs = [
    "/../package.json",
    "/../../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/..%5c..%5cpackage.json",
    "/....//....//package.json",
    "//package.json",
    "/../policy.txt",
    "/%00",
    "/%E0%A4%A",
  ];
  for (const climb of climbs) {
    const { status, body } = await get(climb);
    expect.soft([400, 404], climb).toContain(status);
    expect.soft(body.includes(secret.subarray(0, 40)), climb).toBe(false);
  }
  expect((await get("/")).status, "it still stands after all this").toBe(200);
});

test("files say what they are", async () => {
  const kinds = {
    "/": "text/html",
    "/about.data": "text/x-script",
    "/sitemap.xml": "xml",
    "/robots.txt": "text/plain",
    "/favicon.svg": "image/svg+xml",
    "/site.webmanifest": "application/manifest+json",
    [script]: "text/javascript",
    [picture]: "image/webp",
  };
  for (const [address, kind] of Object.entries(kinds)) {
    const { status, headers } = await get(address);
    expect.soft(status, address).toBe(200);
    expect.soft(headers["content-type"], address).toContain(kind);
  }
});

test("everything that can be made small has been made small at build", () => {
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.(html|js|css|svg|data|json|xml|txt|webmanifest)$/.test(name))) {
    for (const packed of [".br", ".gz"]) expect.soft(names, name).toContain(name + packed);
  }
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(test.info().project.use.baseURL!);
  return new Promise((resolve, reject) => {
    const asked = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** The _headers file: an address in the first column, its headers below it. */
function readHeadersFile(): Map<string, Map<string, string>> {
  const blocks = readFileSync(`${buildFolder}/_headers`, "utf8").trim().split(/\n\n+/);
  return new Map(
    blocks.map((block) => {
      const [address = "", ...lines] = block.split("\n");
      const headers = lines.map((line): [string, string] => {
        const [name = "", ...value] = line.trim().split(": ");
        return [name.toLowerCase(), value.join(": ")];
      });
      return [address, new Map(headers)];
    }),
  );
}
