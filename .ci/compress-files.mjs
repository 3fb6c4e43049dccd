// Keeps every file of dist that shrinks as Brotli and gzip beside itself, as far as they go. The server sends what it finds
// (apps/server/src/sites/read-site.ts): done by the first request, the PDF reader alone kept its asker waiting for 4 s on a busy machine.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const shrinks = /\.(?:js|mjs|css|json|webmanifest|svg|txt|wasm)$/;
/** Below so many bytes the head of an answer weighs more than what is saved. */
const worthIt = 500;

const br = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const gz = (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

const compress = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length < worthIt) return;
  await Promise.all(
    Object.entries({ br, gz }).map(async ([ending, encode]) =>
      writeFile(`${file}.${ending}`, await encode(bytes)),
    ),
  );
};

const folder = process.argv[2] ?? 'dist';
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
await Promise.all(names.filter((name) => shrinks.test(name)).map((name) => compress(join(folder, name))));
