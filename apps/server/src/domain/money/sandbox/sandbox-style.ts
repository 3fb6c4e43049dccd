/** The looks of the sandbox's page; its hash stands in the page's content policy. */
export const sandboxStyle = `
:root { color-scheme: light dark; --text: light-dark(#1d2733, #dfe6ee); --soft: light-dark(#566372, #9fb0c2);
  --ground: light-dark(#f4f6f9, #14191f); --panel: light-dark(#fff, #1d242c); --line: light-dark(#8a97a6, #5d6c7c);
  --accent: light-dark(#2a62b4, #7fb0f5); --on-accent: light-dark(#fff, #10161d); }
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--ground); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.375rem; }
p { margin: .5rem 0; color: var(--soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 1.25rem 0; padding: 1rem; background: var(--panel);
  border-radius: .5rem; }
dt { color: var(--soft); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
form { margin: .75rem 0; }
button, .back { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; text-align: center;
  color: var(--text); background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; cursor: pointer;
  text-decoration: none; }
.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
