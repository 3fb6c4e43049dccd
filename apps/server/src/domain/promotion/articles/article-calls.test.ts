import { limits } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { guidanceDesk } from '../testing/guidance-desk.js';

describe.each(engines)('guidance articles on $name', (engine) => {
  let services: TestServices;
  let office: ReturnType<typeof guidanceDesk>;
  let reader: ReturnType<typeof guidanceDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const deskOf = async (role: 'zky-admin' | 'recommend') =>
      guidanceDesk(services, await openStaff(services, { roles: [role], show_recommend: true }));
    office = await deskOf('zky-admin');
    reader = await deskOf('recommend');
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    await services.store.db.deleteFrom('guidance_article').execute();
  });

  const titles = async (desk: typeof reader) => (await desk.list()).map(({ title }) => title);
  const trailOf = async (article_id: number) =>
    services.store.db
      .selectFrom('audit_event')
      .select(['action', 'from_state', 'to_state'])
      .where('class_id', '=', 0)
      .where('object_type', '=', 'article')
      .where('object_id', '=', String(article_id))
      .orderBy('seq')
      .execute();

  it('are drafts to their writers and nothing to anybody else, until they are published', async () => {
    const { article_id, version } = await office.save('指南');
    expect(await office.list()).toMatchObject([{ title: '指南', status: 'draft', published_at: null }]);
    expect(await reader.list()).toEqual([]);
    expect(await refusalOf(reader.read(article_id))).toBe('not_found');
    await office.decide(article_id, version, 'publish');
    expect(await reader.read(article_id)).toMatchObject({
      title: '指南',
      content: '写下的指南',
      status: 'published',
      files: [],
    });
  });

  it('keep their published text while their writer goes on', async () => {
    const { article_id, version } = await office.published('第一版');
    const written = await office.save('第二版', { article_id, version });
    expect(await office.read(article_id)).toMatchObject({ title: '第二版', status: 'changed' });
    expect(await reader.read(article_id)).toMatchObject({ title: '第一版', status: 'published', version });
    await office.decide(article_id, written.version, 'publish');
    expect(await reader.read(article_id)).toMatchObject({ title: '第二版', content: '写下的第二版' });
  });

  it('are gone for their readers once withdrawn, and still there for their writers', async () => {
    const { article_id, version } = await office.published('旧办法');
    expect(await office.decide(article_id, version, 'withdraw')).toMatchObject({
      status: 'draft',
      published_at: null,
    });
    expect(await reader.list()).toEqual([]);
    expect(await titles(office)).toEqual(['旧办法']);
  });

  it('are ordered with the pinned ones first, then the latest', async () => {
    services.moveTo('2026-11-21T04:00:00.000Z');
    const { article_id } = await office.published('甲');
    services.moveTo('2026-11-21T04:01:00.000Z');
    await office.published('乙');
    services.moveTo('2026-11-21T04:02:00.000Z');
    await office.published('丙');
    expect(await titles(reader)).toEqual(['丙', '乙', '甲']);
    await office.pin(article_id, true);
    expect(await titles(reader)).toEqual(['甲', '丙', '乙']);
    expect(await titles(office)).toEqual(['甲', '丙', '乙']);
    await office.pin(article_id, false);
    expect(await titles(reader)).toEqual(['丙', '乙', '甲']);
    expect(await refusalOf(office.pin(404, true))).toBe('not_found');
  });

  it('are published by one of two at once, and written by one of two', async () => {
    const { article_id, version } = await office.save('一');
    const both = await Promise.allSettled([
      office.decide(article_id, version, 'publish'),
      office.decide(article_id, version, 'publish'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await trailOf(article_id)).map(({ action }) => action)).toEqual(['create', 'publish']);
    const now = (await office.read(article_id)).version;
    const writers = await Promise.allSettled([
      office.save('二', { article_id, version: now }),
      office.save('三', { article_id, version: now }),
    ]);
    expect(writers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // An outdated version is neither published nor deleted.
    expect(await refusalOf(office.decide(article_id, now, 'publish'))).toBe('state_changed');
    expect(await refusalOf(office.remove(article_id, now))).toBe('state_changed');
    expect(await refusalOf(office.save('四', { article_id, version: now }))).toBe('state_changed');
  });

  it('record in the trail who wrote, published and deleted them, an autosaving form once', async () => {
    const { article_id, version } = await office.save('稿');
    const second = await office.save('稿子', { article_id, version });
    const third = await office.save('稿子二', { article_id, version: second.version });
    const published = await office.decide(article_id, third.version, 'publish');
    const last = await office.save('稿子三', { article_id, version: published.version });
    await office.remove(article_id, last.version);
    expect(await trailOf(article_id)).toEqual([
      { action: 'create', from_state: null, to_state: 'draft' },
      { action: 'publish', from_state: 'draft', to_state: 'published' },
      { action: 'write', from_state: 'published', to_state: 'changed' },
      { action: 'remove', from_state: 'changed', to_state: null },
    ]);
    expect(await office.list()).toEqual([]);
  });

  it('are refused where something is missing, too long, or asked for in the wrong state', async () => {
    const { article_id, version } = await office.save('', {}, '只有正文');
    expect(await fieldsOf(office.decide(article_id, version, 'publish'))).toEqual({ title: 'required' });
    const untold = await office.save('只有标题', { article_id, version }, '');
    expect(await fieldsOf(office.decide(article_id, untold.version, 'publish'))).toEqual({
      content: 'required',
    });
    expect(await refusalOf(office.decide(article_id, untold.version, 'withdraw'))).toBe('transition_refused');
    expect(await fieldsOf(office.save('无版本', { article_id }))).toEqual({ version: 'required' });
    expect(await refusalOf(office.save('没有', { article_id: 404, version: 1 }))).toBe('not_found');
    await expect(office.save('题'.repeat(limits.article_title_length_max + 1))).rejects.toThrow('too_long');
    await expect(office.save('长', {}, '文'.repeat(limits.article_length_max + 1))).rejects.toThrow(
      'too_long',
    );
    for (let n = 1; n < limits.articles_max; n += 1) await office.save(`第 ${n} 篇`);
    expect(await fieldsOf(office.save('太多'))).toEqual({ title: 'over_limit' });
  });

  it('are listed with one statement, however many there are', async () => {
    await office.published('一');
    await office.published('二');
    expect(await countStatements(() => reader.list())).toHaveLength(1);
  });
});
