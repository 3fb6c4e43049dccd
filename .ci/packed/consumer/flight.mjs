// Runs with --conditions=react-server: React's server renders a page of ours. Components that need no browser
// arrive rendered, the others arrive as a reference to their file.
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

register('./flight-loader.mjs', import.meta.url);
const { createElement: h } = await import('react');
const { renderToPipeableStream } = await import('react-server-dom-webpack/server');
const { Badge, Button, Card, Dialog, SkillcertProvider } = await import('@skillcert/ui');

// A bundler writes this table: where the browser finds each reference.
const manifest = new Proxy(
  {},
  {
    get: (_, reference) => ({ id: reference.split('/dist/')[1], chunks: [], name: reference.split('#')[1] }),
  },
);
const errors = [];
const page = h(
  SkillcertProvider,
  { language: 'en' },
  h(Card, { title: '2026' }, h(Badge, null, '12'), h(Button, { variant: 'primary' }, 'Enrol')),
  h(Dialog, { open: false, title: 'A question' }),
);
const { pipe } = renderToPipeableStream(page, manifest, { onError: (error) => errors.push(error) });
const sent = await text(pipe(new PassThrough()));

assert.deepEqual(errors, []);
assert.match(sent, /\["\$","span",null,\{[^}]*"className":"sc-badge"/);
for (const name of [
  'button/button.js#Button',
  'dialog/dialog.js#Dialog',
  'provider/skillcert-provider.js#SkillcertProvider',
])
  assert.ok(sent.includes(name), `${name} was not sent as a reference:\n${sent}`);
assert.ok(!sent.includes('"sc-button"'), 'the button was drawn on the server');
process.stdout.write(`flight: ${sent.length} characters, drawn and referenced\n`);
