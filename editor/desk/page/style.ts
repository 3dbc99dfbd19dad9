import { palette } from "#app/styles/palette.ts";

const { linen, paper, night, marigold, ink } = palette;

// Like the reply pages of the inbox. The colours of links, fields and errors are those of app/styles/tokens.css.
export const style = `
@font-face { font-family: "Fraunces"; font-weight: 400 600; src: url("/__desk/fraunces.woff2"); }
@font-face { font-family: "Atkinson Hyperlegible Next"; font-weight: 400 700; src: url("/__desk/atkinson.woff2"); }
:root { color-scheme: light dark; --page: ${linen}; --box: ${paper}; --text: ${night}; --quiet: #363f54; --edge: #82704f; --link: ${palette["leaf-deep"]}; --wrong: #8c1d18; --mark: ${palette.terracotta}; }
@media (prefers-color-scheme: dark) { :root { --page: ${night}; --box: ${palette["night-raised"]}; --text: ${linen}; --quiet: #ddd2c0; --edge: #a49db4; --link: #f0cd8f; --wrong: #f7b9ab; --mark: ${palette.gold}; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--text); font: 1.125rem/1.6 "Atkinson Hyperlegible Next", Arial, sans-serif; }
main { width: 100%; max-width: 28rem; padding: clamp(1.25rem, 6vw, 2.5rem); border-radius: 1.5rem; background: var(--box); box-shadow: 0 1rem 3rem rgb(80 55 25 / 0.12); }
h1 { margin: 1rem 0 0.5rem; font: 600 clamp(1.75rem, 7vw, 2.25rem)/1.15 Fraunces, Georgia, serif; text-wrap: balance; }
p { margin: 0 0 1.25rem; } .quiet { margin-top: 1rem; color: var(--quiet); } [role="alert"] { color: var(--wrong); font-weight: 600; } [role="alert"]:empty { margin: 0; }
main::before { content: ""; display: block; width: 5.5rem; height: 5.5rem; background: var(--mark); mask: url("/__desk/emblem.svg") center / contain no-repeat; }
button { display: grid; place-items: center; width: 100%; min-height: 3.25rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.75rem; background: ${marigold}; color: ${ink}; font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { opacity: 0.6; cursor: progress; }
summary { min-height: 2.75rem; align-content: center; color: var(--link); font-weight: 600; cursor: pointer; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; margin-bottom: 1.25rem; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: 0.5rem; background: var(--page); color: inherit; font: inherit; }
#code { letter-spacing: 0.1em; text-transform: uppercase; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
`;
