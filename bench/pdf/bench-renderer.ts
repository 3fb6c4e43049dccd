import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { createRenderer } from '../../apps/server/src/platform/documents/create-renderer.js';
import type { Browser } from '../../apps/server/src/platform/http/testing/create-browser.js';

const calls = 400;

/** As many bytes as a portrait of this size has. */
export const grainyPhoto = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width: 300, height: 420, channels: 3, background: '#808080', noise } });
  return grain.blur(1.2).jpeg({ quality: 80 }).toBuffer();
};

/** The renderer of the product, its thread bundled beside the bench. */
export const benchRenderer = async () => {
  const outfile = join(dirname(fileURLToPath(import.meta.url)), 'pdf.worker.mjs');
  await build({
    entryPoints: ['apps/server/src/platform/documents/pdf.worker.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return createRenderer({ thread: pathToFileURL(outfile) });
};

/** Milliseconds that work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/**
 * The wait for the list of classes, one call after the other: half of them at most p50, all but one in a hundred at
 * most p99, in ms.
 */
export const waitsForList = async (browser: Browser): Promise<{ p50: number; p99: number }> => {
  const took: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    took.push(await timed(() => browser.call('class/fetchClassLists', { page: 1 })));
  }
  const sorted = took.sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.floor(calls * q)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};
