import { limits } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { countStatements } from '../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { openNotebook } from './testing/open-notebook.js';

describe.each(engines)('the earlier versions of a note, on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** The clock of a morning, the given number of minutes after eight. */
  const atMinute = (minute: number) =>
    services.moveTo(new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString());
  beforeEach(() => atMinute(0));

  const openNote = async (title = '甲') => {
    const book = await openNotebook(services);
    const { note_id, version } = await book.save(title);
    return {
      ...book,
      note_id,
      version,
      write: (text: string, seen: number, more: object = {}) =>
        book.save(text, { note_id, version: seen, ...more }),
      said: async () => (await book.versions(note_id)).map(({ title: text, version: of }) => [text, of]),
    };
  };

  it('are kept once in ten minutes of writing, for any number of saves', async () => {
    const note = await openNote();
    atMinute(5);
    await note.write('乙', 1);
    expect(await note.said()).toEqual([]);
    atMinute(10);
    await note.write('丙', 2);
    expect(await note.versions(note.note_id)).toEqual([
      {
        version_id: expect.any(Number),
        version: 2,
        title: '乙',
        content: '写下的乙',
        at: '2026-11-21T00:05:00.000Z',
      },
    ]);
    atMinute(19);
    await note.write('丁', 3);
    expect(await note.said()).toEqual([['乙', 2]]);
    atMinute(20);
    await note.write('戊', 4);
    expect(await note.said()).toEqual([
      ['丁', 4],
      ['乙', 2],
    ]);
  });

  it('are not kept if nothing is lost: for an unchanged text, or an empty one', async () => {
    const book = await openNotebook(services);
    const { note_id } = await book.save('', {}, '');
    atMinute(15);
    await book.save('甲', { note_id, version: 1 });
    atMinute(30);
    const same = await book.save('甲', { note_id, version: 2, due_on: '2026-11-23' });
    expect(same.version).toBe(3);
    expect(await book.versions(note_id)).toEqual([]);
  });

  it('are restored, and the replaced text is kept however young it is', async () => {
    const note = await openNote();
    await note.write('乙', 1, { keeping: 'over', due_on: '2026-11-23' });
    const [first] = await note.versions(note.note_id);
    atMinute(1);
    const restored = await note.restore(note.note_id, 2, first?.version_id ?? 0);
    expect(restored).toEqual({ note_id: note.note_id, version: 3, updated_at: '2026-11-21T00:01:00.000Z' });
    // Its subject and its follow-up are not part of a version.
    expect(await note.list()).toMatchObject([{ title: '甲', content: '写下的甲', due_on: '2026-11-23' }]);
    expect(await note.said()).toEqual([
      ['乙', 2],
      ['甲', 1],
    ]);
  });

  it('are restored only over the seen version, and only into their own note', async () => {
    const note = await openNote();
    await note.write('乙', 1, { keeping: 'over' });
    const [kept] = await note.versions(note.note_id);
    const version_id = kept?.version_id ?? 0;
    expect(await refusalOf(note.restore(note.note_id, 1, version_id))).toBe('state_changed');
    expect(await refusalOf(note.restore(note.note_id, 2, 404))).toBe('not_found');
    const other = await note.save('另一条');
    expect(await refusalOf(note.restore(other.note_id, other.version, version_id))).toBe('not_found');
    const administrator = await openStaff(services, { roles: ['admin'] });
    for (const stranger of [await openNotebook(services, administrator), await openNotebook(services)]) {
      expect(await refusalOf(stranger.versions(note.note_id))).toBe('not_found');
      expect(await refusalOf(stranger.restore(note.note_id, 2, version_id))).toBe('not_found');
    }
    expect((await note.list()).map(({ title }) => title)).toContain('乙');
  });

  it('include the text given up in a conflict: the stored one, or the typed one', async () => {
    const note = await openNote();
    await note.write('另一窗口', 1);
    expect(await refusalOf(note.write('本窗口', 1))).toBe('state_changed');
    expect(await note.write('本窗口', 2, { keeping: 'over' })).toMatchObject({ version: 3 });
    expect(await note.said()).toEqual([['另一窗口', 2]]);
    atMinute(1);
    // A writer who keeps the stored text changes no version: the other window goes on from its own.
    expect(await note.write('没保存的', 3, { keeping: 'aside' })).toMatchObject({ version: 3 });
    expect(await note.list()).toMatchObject([{ title: '本窗口', version: 3 }]);
    expect(await note.said()).toEqual([
      ['没保存的', null],
      ['另一窗口', 2],
    ]);
    expect(await refusalOf(note.write('没保存的', 2, { keeping: 'aside' }))).toBe('state_changed');
    expect(await fieldsOf(note.save('丢', { note_id: note.note_id, keeping: 'aside' }))).toEqual({
      version: 'required',
    });
  });

  it('are deleted beyond the limit, the oldest first, and with their note', async () => {
    const note = await openNote();
    const written = limits.note_versions_max + 5;
    for (let seen = 1; seen <= written; seen += 1)
      await note.write(`第 ${seen} 次`, seen, { keeping: 'over' });
    const versions = await note.versions(note.note_id);
    expect(versions).toHaveLength(limits.note_versions_max);
    expect([versions.at(0)?.version, versions.at(-1)?.version]).toEqual([written, 6]);
    expect(await countStatements(() => note.versions(note.note_id))).toHaveLength(1);
    await note.remove(note.note_id, written + 1);
    const left = await services.store.db
      .selectFrom('note_version')
      .select('version_id')
      .where('note_id', '=', note.note_id)
      .execute();
    expect(left).toEqual([]);
  });
});
