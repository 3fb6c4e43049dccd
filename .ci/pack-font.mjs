// node .ci/pack-font.mjs FILE.ttf: packs a font beside those of the documents, where the server finds it by itself,
// and prints the text for apps/server/src/documents/font/README.md. Its licence goes beside it, as OFL-<name>.txt.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = 'apps/server/src/documents/font';
const [file = ''] = process.argv.slice(2);
if (extname(file) !== '.ttf') {
  process.stderr.write('node .ci/pack-font.mjs FILE.ttf: one TrueType font, not a collection of them\n');
  process.exit(2);
}
const bytes = readFileSync(file);
const packed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
const target = join(folder, `${basename(file)}.br`);
writeFileSync(target, packed);
const megabytes = (size) => (size / 1e6).toFixed(1);
const sum = createHash('sha256').update(bytes).digest('hex');
process.stdout.write(
  `${target}: sha256 ${sum}, ${megabytes(bytes.length)} MB become ${megabytes(packed.length)}\n`,
);
