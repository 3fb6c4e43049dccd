import { pathToFileURL } from 'node:url';
import { defaultProgramme } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { createRenderer, type Renderer } from './create-renderer.js';
import { documentOf } from './document-of.js';
import type { PdfBlock } from './pdf/pdf-document.js';
import { readPdf } from './testing/read-pdf.js';

describe('the renderer', () => {
  let built: Awaited<ReturnType<typeof buildEntry>>;
  let renderer: Renderer;
  const open = (waiting_max = 1) =>
    createRenderer({ thread: pathToFileURL(built.entry), threads_max: 1, waiting_max });
  beforeAll(async () => {
    built = await buildEntry('src/platform/documents/pdf.worker.ts');
    renderer = open();
  });
  afterAll(async () => {
    await renderer.stop();
    built.remove();
  });

  const services = { programme: defaultProgramme, now: () => new Date('2026-11-21T04:00:00Z') };
  const documentWith = (...blocks: readonly PdfBlock[]) =>
    documentOf(services, { title: '收据', foot: '', paper: 'a4', language: 'zh', blocks });
  const small = documentWith({ kind: 'text', text: '收据' });
  /** One that keeps a thread busy until it is given up. */
  const endless = documentWith(
    ...Array.from({ length: 100_000 }, (): PdfBlock => ({ kind: 'text', text: '须知' })),
  );
  const waitedFor = () => new AbortController().signal;

  it('draws in a thread, and names the characters that no font has', async () => {
    const plain = await renderer.print(small, waitedFor());
    expect((await readPdf(plain.pdf)).text).toContain('收据');
    expect(plain.missing).toEqual([]);
    const { pdf, missing } = await renderer.print(documentWith({ kind: 'text', text: '𒀀' }), waitedFor());
    expect((await readPdf(pdf)).text).toContain('[U+12000]');
    expect(missing).toEqual(['𒀀']);
  });

  it('stops a drawing that nobody waits for any more, and continues with the next', async () => {
    const gone = new AbortController();
    const given = renderer.print(endless, gone.signal);
    const next = renderer.print(small, waitedFor());
    gone.abort();
    await expect(given).rejects.toMatchObject({ refusal: 'busy' });
    expect((await next).pdf.byteLength).toBeGreaterThan(1_000);
  });

  it('lets a bounded number wait; one who leaves the line makes room', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const given = [renderer.print(endless, first.signal), renderer.print(small, second.signal)];
    const outcomes = Promise.allSettled(given);
    await expect(renderer.print(small, waitedFor())).rejects.toMatchObject({ refusal: 'busy' });
    second.abort();
    await expect(given[1]).rejects.toMatchObject({ refusal: 'busy' });
    const third = renderer.print(small, waitedFor());
    first.abort();
    expect((await third).pdf.byteLength).toBeGreaterThan(1_000);
    await outcomes;
  });

  it('ends with the server, in the middle of any drawing', async () => {
    const own = open();
    const given = own.print(endless, waitedFor());
    const refused = expect(given).rejects.toMatchObject({ refusal: 'busy' });
    await own.stop();
    await refused;
    await expect(own.print(small, waitedFor())).rejects.toMatchObject({ refusal: 'busy' });
  });
});
