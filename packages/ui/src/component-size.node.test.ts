import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Gzipped bytes of each file that an app downloads for this import; React is the app's. */
const filesOf = async (source: string): Promise<Record<string, number>> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['@skillcert/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? `${root}/entry.ts` : undefined),
        load: (id) => (id === `${root}/entry.ts` ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { chunkFileNames: '[name].js', entryFileNames: 'entry.js' },
      },
    },
  });
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((each) => 'output' in each);
  return Object.fromEntries(
    outputs
      .flatMap(({ output }) => output)
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, gzipSync(file.code).length]] : [])),
  );
};

const total = (files: Record<string, number>) => Object.values(files).reduce((sum, bytes) => sum + bytes, 0);

describe('what a component costs, gzipped', () => {
  it('Button is at most 1 KB', async () => {
    expect(total(await filesOf("export { Button } from '@skillcert/ui'"))).toBeLessThanOrEqual(1024);
  });

  it('Dialog downloads at most 14 KB when it first opens, and under 5 KB before', async () => {
    const { 'dialog-surface.js': surface = Number.NaN, ...before } = await filesOf(
      "export { Dialog } from '@skillcert/ui'",
    );
    expect(surface).toBeLessThanOrEqual(14 * 1024);
    expect(total(before)).toBeLessThanOrEqual(5 * 1024);
  });

  it('all four charts download at most 12 KB together when the first is drawn', async () => {
    const charts = 'BarChart, LineChart, Histogram, DonutChart';
    const { 'plots.js': plots = Number.NaN, ...before } = await filesOf(
      `export { ${charts} } from '@skillcert/ui'`,
    );
    expect(plots).toBeLessThanOrEqual(12 * 1024);
    expect(total(before)).toBeLessThanOrEqual(5 * 1024);
  });

  it.each([
    ['PhotoCrop', 'photo-editor.js'],
    ['ImageViewer', 'image-viewer-surface.js'],
    ['PdfPreview', 'pdf-preview-surface.js'],
  ])('%s downloads at most 9 KB when it is first wanted, and at most 6.5 KB before', async (name, lazy) => {
    const { [lazy]: surface = Number.NaN, ...before } = await filesOf(
      `export { ${name} } from '@skillcert/ui'`,
    );
    expect(surface).toBeLessThanOrEqual(9 * 1024);
    expect(total(before)).toBeLessThanOrEqual(6.5 * 1024);
  });

  it('the provider and twelve plain components are at most 9 KB together', async () => {
    const plain =
      'SkillcertProvider, Button, Field, TextInput, Card, Page, Stack, Banner, Badge, Steps, Skeleton, EmptyState, Link';
    expect(total(await filesOf(`export { ${plain} } from '@skillcert/ui'`))).toBeLessThanOrEqual(9 * 1024);
  });
});
