import { describe, expect, it } from 'vitest';
import { componentFiles } from '../component-files.mjs';

/** Gzipped bytes of each file, by its name. */
const filesOf = async (source: string): Promise<Record<string, number>> =>
  Object.fromEntries((await componentFiles(source)).map(({ name, bytes }) => [name, bytes]));

const total = (files: Record<string, number>) => Object.values(files).reduce((sum, bytes) => sum + bytes, 0);

describe('the cost of a component, gzipped', () => {
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

  it('DataTable is at most 32 KB, and at most 12 KB of it before it sorts or scrolls rows by itself', async () => {
    const files = await filesOf("export { DataTable } from '@skillcert/ui'");
    const { 'local-rows.js': local = Number.NaN, 'data-table-virtual-body.js': virtual = Number.NaN } = files;
    expect(total(files)).toBeLessThanOrEqual(32 * 1024);
    expect(total(files) - local - virtual).toBeLessThanOrEqual(12 * 1024);
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
