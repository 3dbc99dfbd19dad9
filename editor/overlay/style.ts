/** Follows the system's light or dark colours, like the site. */
export const style = `
:host { --ink: #1d2b33; --quiet: #44555f; --paper: #fff; --line: #7d8f99; --soft: #eef3f4; --accent: #0a5c42; --on-accent: #fff; --wrong: #a3001c; color-scheme: light; }
@media (prefers-color-scheme: dark) { :host { --ink: #e8eef0; --quiet: #a9bac2; --paper: #18242a; --line: #7d929c; --soft: #22313a; --accent: #7fd6b4; --on-accent: #0c2018; --wrong: #ff9aa8; color-scheme: dark; } }
* { box-sizing: border-box; font: 16px/1.45 system-ui, sans-serif; color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.frame { position: fixed; pointer-events: none; border: 2px solid var(--accent); border-radius: 6px; background: color-mix(in srgb, var(--accent) 10%, transparent); z-index: 9998; }
.bar { position: fixed; inset: auto 0 12px; margin: auto; width: fit-content; max-width: calc(100vw - 16px); display: flex; flex-wrap: wrap; gap: 6px; align-items: center; justify-content: center; padding: 8px; border-radius: 16px; background: var(--paper); color: var(--ink); box-shadow: 0 4px 24px #0005; z-index: 9999; }
.bar p { margin: 0 8px; color: var(--quiet); } .bar p:empty { display: none; } .bar .others { display: contents; } .bar .more { display: none; }
@media (max-width: 60rem) { .bar { gap: 4px; } .bar button { padding: 8px 10px; } .bar .more { display: block; } .bar:not(.wide) .others { display: none; } }
dialog { width: min(46rem, calc(100vw - 24px)); max-height: calc(100dvh - 24px); overflow: auto; border: 0; border-radius: 16px; padding: 24px; color: var(--ink); background: var(--paper); box-shadow: 0 16px 64px #0007; }
dialog::backdrop { background: #0006; }
h2 { font-size: 20px; font-weight: 650; margin: 0 0 4px; } h3 { font-weight: 650; margin: 24px 0 4px; }
p { margin: 0 0 10px; } .quiet, small { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
label, .label { display: block; font-weight: 600; margin: 16px 0 4px; }
textarea, input, select, .words { width: 100%; min-height: 44px; padding: 9px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
textarea { field-sizing: content; resize: vertical; min-height: 44px; } .long { min-height: 8rem; } .words { white-space: pre-wrap; overflow-wrap: anywhere; } .words em { font-style: italic; } .words strong { font-weight: 700; } .words u { color: var(--accent); }
.words [data-source] { padding: 1px 6px; border-radius: 6px; background: var(--soft); border: 1px solid var(--line); font-size: 15px; }
input[type=checkbox], input[type=radio] { width: 22px; min-height: 22px; margin: 0 8px 0 0; vertical-align: -5px; accent-color: var(--accent); } label.check { display: flex; align-items: center; min-height: 44px; margin: 0; font-weight: 400; } fieldset { border: 0; margin: 16px 0 0; padding: 0; } legend { font-weight: 600; padding: 0; }
input[type=file] { padding: 8px; }
[aria-invalid=true] { border: 2px solid var(--wrong); }
.wrong { color: var(--wrong); font-weight: 600; margin: 6px 0 0; } .wrong:empty { display: none; }
figure { margin: 12px 0; } figure img { display: block; max-width: 100%; max-height: 14rem; border-radius: 8px; } audio { width: 100%; }
.note h3 { margin-top: 0; } .note { background: var(--soft); border-radius: 10px; padding: 10px 14px; margin: 8px 0; }
.row { display: flex; gap: 8px; flex-wrap: wrap; margin-top: 10px; align-items: center; } .row.end { margin-top: 20px; } .row > .grow { flex: 1; width: auto; min-width: 10rem; }
button, .button { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); cursor: pointer; } .button { text-decoration: none; }
button:hover { background: var(--soft); } button:disabled { opacity: .5; cursor: default; }
button.main, button[aria-pressed=true] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button.entry { flex: 1; min-width: 12rem; text-align: start; border-color: transparent; background: var(--soft); }
ul { list-style: none; margin: 8px 0; padding: 0; } li { margin: 6px 0; } li.row { margin-top: 0; }
del, ins { display: block; margin: 4px 0; padding: 4px 8px; border-inline-start: 4px solid; text-decoration: none; overflow-wrap: anywhere; } del { color: var(--quiet); } del::before { content: "Before: "; } ins { color: var(--accent); } ins::before { content: "Now: "; }
img.half { width: 48%; margin: 1%; border-radius: 8px; }
`;
