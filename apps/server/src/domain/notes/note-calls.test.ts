import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { countStatements } from '../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { openNotebook } from './testing/open-notebook.js';

describe.each(engines)('the notebook of an account on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const open = (owner?: StaffSession) => openNotebook(services, owner);

  it('keeps notes, pinned ones first and then the latest', async () => {
    const book = await open();
    services.moveTo('2026-11-21T04:00:00.000Z');
    const first = await book.save('甲');
    services.moveTo('2026-11-21T04:01:00.000Z');
    await book.save('乙');
    services.moveTo('2026-11-21T04:02:00.000Z');
    await book.save('丙');
    await book.pin(first.note_id, true);
    const titles = async () => (await book.list()).map(({ title }) => title);
    expect(await titles()).toEqual(['甲', '丙', '乙']);
    expect((await book.list())[0]).toEqual({
      ...first,
      title: '甲',
      content: '写下的甲',
      about: null,
      pinned: true,
      due_on: null,
      done_at: null,
      updated_at: '2026-11-21T04:00:00.000Z',
    });
    await book.pin(first.note_id, false);
    expect(await titles()).toEqual(['丙', '乙', '甲']);
    await book.remove(first.note_id, first.version);
    expect(await titles()).toEqual(['丙', '乙']);
  });

  it('is read and changed by its owner alone, not even by an administrator', async () => {
    const book = await open();
    const { note_id, version } = await book.save('只给自己');
    const administrator = await openStaff(services, { roles: ['admin'] });
    for (const stranger of [await open(administrator), await open()]) {
      expect(await stranger.list()).toEqual([]);
      expect(await refusalOf(stranger.save('改', { note_id, version }))).toBe('not_found');
      expect(await refusalOf(stranger.pin(note_id, true))).toBe('not_found');
      expect(await refusalOf(stranger.remove(note_id, version))).toBe('not_found');
      expect(await refusalOf(stranger.versions(note_id))).toBe('not_found');
    }
    expect(await book.list()).toMatchObject([{ title: '只给自己', version, pinned: false }]);
  });

  it('stores nothing of them in clear', async () => {
    const book = await open();
    const { note_id } = await book.save('证件问题', {}, '联系 13800000001');
    await book.save('解决了', { note_id, version: 1, keeping: 'over' });
    const stored = async (table: 'note' | 'note_version') =>
      services.store.db
        .selectFrom(table)
        .select('text_enc')
        .where('note_id', '=', note_id)
        .executeTakeFirstOrThrow();
    for (const { text_enc } of [await stored('note'), await stored('note_version')])
      for (const text of ['证件问题', '13800000001', '解决了'])
        expect(text_enc.includes(Buffer.from(text))).toBe(false);
  });

  it('refuses the second of two tabs, and an outdated version', async () => {
    const book = await open();
    const { note_id } = await book.save('一');
    const both = await Promise.allSettled([
      book.save('二', { note_id, version: 1 }),
      book.save('三', { note_id, version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(book.save('四', { note_id, version: 1 }))).toBe('state_changed');
    expect(await refusalOf(book.remove(note_id, 1))).toBe('state_changed');
    const [kept] = await book.list();
    expect(kept?.version).toBe(2);
    expect(['二', '三']).toContain(kept?.title);
    // Pinning is not a change of the text: the writer goes on.
    await book.pin(note_id, true);
    expect(await book.save('五', { note_id, version: 2 })).toMatchObject({ version: 3 });
  });

  it('refuses a note that it cannot store', async () => {
    const book = await open();
    const { note_id } = await book.save('有');
    expect(await fieldsOf(book.save('无版本', { note_id }))).toEqual({ version: 'required' });
    await expect(book.save('题'.repeat(limits.note_title_length_max + 1))).rejects.toThrow('too_long');
    await expect(book.save('长', {}, '文'.repeat(limits.note_length_max + 1))).rejects.toThrow('too_long');
    for (let n = 1; n < limits.notes_max; n += 1) await book.save(`第 ${n} 条`);
    expect(await fieldsOf(book.save('太多'))).toEqual({ title: 'over_limit' });
    expect(await book.list()).toHaveLength(limits.notes_max);
  });

  it('is read with one statement, however many notes there are', async () => {
    const book = await open();
    await book.save('一');
    await book.save('二');
    expect(await countStatements(() => book.list())).toHaveLength(1);
  });
});
