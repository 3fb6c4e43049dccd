/** The looks of the API page; its hash stands in the page's content policy. */
export const docsStyle = `
:root { color-scheme: light dark; --text: light-dark(#1d2733, #dfe6ee); --soft: light-dark(#566372, #9fb0c2);
  --ground: light-dark(#fff, #14191f); --panel: light-dark(#f4f6f9, #1d242c); --line: light-dark(#d8dee6, #323c47);
  --accent: light-dark(#2a62b4, #7fb0f5); }
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--ground); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 6rem; }
h1 { margin: 0; font-size: 1.75rem; } h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
h3 { margin: 1.25rem 0 .25rem; font-size: .95rem; }
p { max-width: 46rem; margin: .5rem 0; } a { color: var(--accent); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; overflow-x: auto; border-radius: .375rem; background: var(--panel); }
label { display: block; margin: 1.5rem 0 .25rem; font-weight: 600; }
input { width: 100%; max-width: 32rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ground);
  border: 1px solid var(--soft); border-radius: .375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { border-top: 1px solid var(--line); } details > div { padding: 0 0 1.25rem; }
section > details:last-of-type { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .625rem 0; cursor: pointer; }
summary b { font: 600 .9375rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
summary i { min-width: 3rem; font: 600 .75rem/1.5 ui-monospace, monospace; color: var(--accent); }
summary span { color: var(--soft); }
.columns { display: grid; gap: 0 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
.columns > div { min-width: 0; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
td:first-child { white-space: nowrap; }
[hidden] { display: none; }
`;
