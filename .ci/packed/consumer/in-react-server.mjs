// Runs with --conditions=react-server, where React has neither state nor contexts: every entry can be imported,
// components that need no browser are rendered on the server, and the rest is a reference that the server resolves
// when it renders.
import assert from 'node:assert/strict';

const [names, ...entries] = process.argv.slice(2);
for (const entry of entries) await import(entry);

const ui = await import('@skillcert/ui');
assert.equal(Object.keys(ui).join(), names, 'the server’s entry has other names than the browser’s');
assert.equal(typeof ui.Badge, 'function');
assert.equal(ui.Badge({ children: '12' }).type, 'span');
assert.equal(ui.Button.$$typeof, Symbol.for('react.lazy'));
assert.throws(() => ui.useIsMobile(), /use client/);
process.stdout.write(`react-server: ${entries.length} entries, ${Object.keys(ui).length} names\n`);
