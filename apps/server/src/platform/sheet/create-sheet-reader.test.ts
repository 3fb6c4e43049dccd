import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEntry } from '../../testing/build-entry.js';
import { createSheetReader } from './create-sheet-reader.js';
import { makeWorkbook } from './testing/make-workbook.js';
import { writeSheet } from './write-sheet.js';

let built: Awaited<ReturnType<typeof buildEntry>>;
beforeAll(async () => {
  built = await buildEntry('src/platform/sheet/parts/table.worker.ts');
});
afterAll(() => built.remove());
const reader = (longest_ms?: number) =>
  createSheetReader({ thread: pathToFileURL(built.entry), ...(longest_ms && { longest_ms }) });

it('reads in a thread, and says why it cannot', async () => {
  const sheet = await writeSheet({ title: '名单', columns: [{ head: '姓名', width: 9 }], rows: [['李明']] });
  const { rows } = await reader().read(sheet);
  expect(rows.map(({ cells }) => cells)).toEqual([['姓名'], ['李明']]);
  const macros = await makeWorkbook({ data: '', more: { 'xl/vbaProject.bin': 'x' } });
  await expect(reader().read(macros)).rejects.toMatchObject({ fault: 'macros' });
});

it('gives up what takes too long, and reads the next one', async () => {
  const slow = reader(1);
  const sheet = Buffer.from('a,b\n'.repeat(200_000));
  await expect(slow.read(sheet)).rejects.toMatchObject({ fault: 'too_slow' });
  expect((await reader().read(Buffer.from('a,b'))).rows).toHaveLength(1);
});
