import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './media-types.js';
import type { SiteFile } from './read-site.js';

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** How a file travels. */
export type Encoding = keyof typeof encoders;

const known = new WeakMap<SiteFile, Map<Encoding, Promise<Buffer>>>();

/** The best encoding of a file that the caller takes; undefined for as it is. */
export const pickEncoding = (file: SiteFile, accepts: string | undefined): Encoding | undefined => {
  if (!isCompressible(file.type) || file.bytes.length < 500) return undefined;
  const offered = (accepts ?? '').split(',').map((entry) => entry.trim());
  const takes = (name: string) =>
    offered.some((entry) => entry.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(entry));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
};

/** The encoded bytes of a file: compressed on the first request, as far as it goes, and kept. The start stays fast. */
export const encodeFile = (file: SiteFile, encoding: Encoding): Promise<Buffer> => {
  const encoded = known.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  known.set(file, encoded);
  const bytes = encoded.get(encoding) ?? encoders[encoding](file.bytes);
  encoded.set(encoding, bytes);
  return bytes;
};
