import { limits } from '@skillcert/core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';

const pdf = (text = 'guide') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

describe.each(engines)('the recommendation guidance by its calls, on $name', (engine) => {
  let test: TestApp;
  let office: Browser;
  let reader: Browser;
  let keys = 0;
  const open = async (username: string, role: 'zky-admin' | 'recommend' | 'admin', show_recommend = true) => {
    await createAccount(test.services, { username, roles: [role], show_recommend });
    return signIn(test.app, username);
  };
  beforeAll(async () => {
    test = await openTestApp(engine);
    office = await open('zky01', 'zky-admin');
    reader = await open('recommend01', 'recommend');
  });
  afterAll(() => test.close());

  const key = () => {
    keys += 1;
    return { key: `article-key-${keys}` };
  };
  const draft = async () => {
    const { data } = await office.call('promotion/saveArticle', { title: '指南', content: '正文' }, key());
    return { article_id: Number(data.article_id), version: Number(data.version) };
  };
  const decide = (seen: { article_id: number; version: number }, event: string) =>
    office.call('promotion/setArticleStatus', { ...seen, event });
  const published = async () => {
    const seen = await draft();
    const { data } = await decide(seen, 'publish');
    return { ...seen, version: Number(data.version) };
  };
  const upload = (browser: Browser, article_id: number, bytes: Buffer, title = '手册.pdf') =>
    browser.call(
      'promotion/uploadArticleFile',
      { article_id, title },
      { file: { bytes, type: 'application/pdf' } },
    );
  const fetch = (browser: Browser, article_id: number, file_id: unknown) =>
    browser.call('promotion/fetchArticleFile', { article_id, file_id });

  it('has files that its readers download, and that are stored encrypted', async () => {
    const { article_id } = await published();
    const { data } = await upload(office, article_id, pdf('how to enrol'));
    const { bytes, headers } = await fetch(reader, article_id, data.file_id);
    expect(bytes).toEqual(pdf('how to enrol'));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
    });
    const { rows } = await test.services.store.pool.query('select bytes_enc from file where file_id = $1', [
      data.file_id,
    ]);
    expect(rows[0].bytes_enc.includes(Buffer.from('how to enrol'))).toBe(false);
    const seen = await reader.call('promotion/fetchArticleById', { article_id });
    expect(seen.data).toMatchObject({
      file_count: 1,
      files: [{ title: '手册.pdf', media_type: 'application/pdf' }],
    });
  });

  it('shows the files of an article that is not published to its writers alone, and none under another article', async () => {
    const seen = await draft();
    const { data } = await upload(office, seen.article_id, pdf());
    expect((await fetch(office, seen.article_id, data.file_id)).bytes).toEqual(pdf());
    expect((await fetch(reader, seen.article_id, data.file_id)).code).toBe(40400);
    const other = await published();
    expect((await fetch(reader, other.article_id, data.file_id)).code).toBe(40400);
    const remove = (file_id: unknown) =>
      office.call('promotion/removeArticleFile', { article_id: seen.article_id, file_id });
    expect((await remove(data.file_id)).code).toBe(20000);
    expect((await remove(data.file_id)).code).toBe(20000);
    expect((await fetch(office, seen.article_id, data.file_id)).code).toBe(40400);
    expect((await office.call('promotion/removeArticleFile', { article_id: 404, file_id: 1 })).code).toBe(
      40400,
    );
  });

  it('takes PDF and pictures ten of them, sent at the same time too', async () => {
    const { article_id } = await draft();
    expect((await upload(office, article_id, Buffer.from('<script>alert(1)</script>'))).code).toBe(42202);
    expect((await upload(office, article_id, Buffer.alloc(limits.picture_bytes_max + 1))).code).toBe(41300);
    expect((await upload(office, 404, pdf())).code).toBe(40400);
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8899aa' } })
      .jpeg()
      .toBuffer();
    expect((await upload(office, article_id, picture, '海报.jpg')).data).toMatchObject({
      media_type: 'image/jpeg',
    });
    const answers = await Promise.all(
      Array.from({ length: limits.article_files_max }, () => upload(office, article_id, pdf())),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(limits.article_files_max - 1);
    expect(answers.filter(({ data }) => JSON.stringify(data).includes('too_many_files'))).toHaveLength(1);
  });

  it('deletes the files with their article, also one that is read', async () => {
    const seen = await published();
    const { data } = await upload(office, seen.article_id, pdf());
    expect((await office.call('promotion/removeArticle', seen)).code).toBe(20000);
    expect((await fetch(reader, seen.article_id, data.file_id)).code).toBe(40400);
    const { rowCount } = await test.services.store.pool.query('select from file where file_id = $1', [
      data.file_id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('makes one article of a call that is sent twice with its key', async () => {
    const once = key();
    const text = { title: '只此一篇', content: '' };
    const [first, second] = await Promise.all([
      office.call('promotion/saveArticle', text, once),
      office.call('promotion/saveArticle', text, once),
    ]);
    expect(first.data).toEqual(second.data);
    const { data } = await office.call('promotion/fetchArticles', {});
    expect(JSON.stringify(data).split('只此一篇')).toHaveLength(2);
  });

  it('is hidden from accounts without show_recommend, in any role, except administrators', async () => {
    const { article_id, version } = await published();
    const unseen = [await open('recommend02', 'recommend', false), await open('zky02', 'zky-admin', false)];
    for (const browser of unseen) {
      for (const [call, input] of [
        ['promotion/fetchArticles', {}],
        ['promotion/fetchArticleById', { article_id }],
        ['promotion/saveArticle', { title: '', content: '' }],
        ['promotion/setArticleStatus', { article_id, version, event: 'withdraw' }],
        ['promotion/fetchLinkLists', {}],
      ] as const) {
        expect([call, (await browser.call(call, input, key())).code]).toEqual([call, 40400]);
      }
      expect((await upload(browser, article_id, pdf())).code).toBe(40400);
    }
    const admin = await open('admin01', 'admin', false);
    expect((await admin.call('promotion/fetchArticleById', { article_id })).code).toBe(20000);
  });

  it('is written by the platform alone', async () => {
    const seen = await published();
    for (const [call, input] of [
      ['promotion/saveArticle', { ...seen, title: '改', content: '改' }],
      ['promotion/setArticleStatus', { ...seen, event: 'withdraw' }],
      ['promotion/pinArticle', { article_id: seen.article_id, pinned: true }],
      ['promotion/removeArticle', seen],
      ['promotion/removeArticleFile', { article_id: seen.article_id, file_id: 1 }],
    ] as const) {
      expect([call, (await reader.call(call, input, key())).code]).toEqual([call, 40400]);
    }
    expect((await upload(reader, seen.article_id, pdf())).code).toBe(40400);
  });

  it('ends with show_recommend, in the session that had it too', async () => {
    const browser = await open('recommend03', 'recommend');
    expect((await browser.call('promotion/fetchArticles', {})).code).toBe(20000);
    await test.services.store.db
      .updateTable('account')
      .set({ show_recommend: false })
      .where('username', '=', 'recommend03')
      .execute();
    expect((await browser.call('promotion/fetchArticles', {})).code).toBe(40400);
  });
});
