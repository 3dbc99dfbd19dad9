import { escapeHtml } from "#app/shared/escape-html.ts";

export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
};

export const signInPage = (siteName: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in</title>
<link rel="icon" href="/__desk/emblem.svg">
<link rel="stylesheet" href="/__desk/sign-in.css">
<script type="module" src="/__desk/sign-in.js"></script>
</head>
<body>
<main>
<h1>Sign in to your desk</h1>
<p>Here you change the website of ${escapeHtml(siteName)}.</p>
<noscript><p><strong>Signing in needs JavaScript. Switch it on in your browser, then reload this page.</strong></p></noscript>
<button id="sign-in" type="button">Sign in</button>
<p class="quiet">Your device asks for your fingerprint, your face or its own code. There is no password.</p>
<p id="status" role="alert"></p>
<details>
<summary>First time on this device?</summary>
<form id="pair">
<p>Whoever set up the desk gives you a code. It works once, for ten minutes.</p>
<label for="code">Code</label>
<input id="code" name="code" required maxlength="30" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false">
<label for="name">A name for this device, such as My phone</label>
<input id="name" name="name" required maxlength="40" autocomplete="off">
<button>Add this device</button>
</form>
</details>
</main>
</body>
</html>
`;
