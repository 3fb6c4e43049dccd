// Stores every compressible file of dist as Brotli and gzip beside itself, at full strength. The server sends the
// stored files (apps/server/src/platform/sites/read-site.ts): compression on the first request took 4 s for the PDF
// reader alone on a busy machine.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const shrinks = /\.(?:js|mjs|css|json|webmanifest|svg|txt|wasm)$/;
/** Below this size the headers of an answer weigh more than the saving. */
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
