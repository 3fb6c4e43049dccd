// The cost of one name of a package for a consumer: nothing else may come along.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = 'virtual:entry';
const bytesOf = async (source) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${process.cwd()}/entry.js` : undefined),
        load: (id) => (id.endsWith('/entry.js') ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  return Object.fromEntries(
    output
      .filter((file) => file.type === 'chunk' || file.fileName.endsWith('.css'))
      .map((file) => [
        file.fileName.endsWith('.css') ? 'css' : file.isEntry ? 'entry' : file.name,
        gzipSync(file.code ?? file.source).length,
      ]),
  );
};

const isEmail = await bytesOf("export { isEmail } from '@skillcert/core'");
assert.ok(isEmail.entry <= 1024, `isEmail alone costs ${isEmail.entry} bytes`);
const button = await bytesOf("export { Button } from '@skillcert/ui'");
assert.ok(button.entry <= 1024, `Button alone costs ${button.entry} bytes`);
const nothing = await bytesOf(
  "import '@skillcert/core'; import '@skillcert/ui'; import '@skillcert/api-client'; import '@skillcert/api-client/contract';",
);
assert.ok(nothing.entry <= 64, `importing for nothing costs ${nothing.entry} bytes`);
const client = await bytesOf("export { createClient } from '@skillcert/api-client'");
assert.ok(client.entry <= 4096, `createClient costs ${client.entry} bytes before its first call`);
const sheet = await bytesOf("import '@skillcert/ui/styles.css'");
assert.ok(sheet.css > 5000, 'the style sheet was shaken away');
process.stdout.write(`${JSON.stringify({ isEmail, button, nothing, client, sheet })}\n`);
