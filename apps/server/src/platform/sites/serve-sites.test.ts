import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../http/errors/answer-errors.js';
import { keepEnvelopeCode } from '../http/errors/envelope-code.js';
import { serveSites } from './serve-sites.js';

const compressFiles = fileURLToPath(new URL('../../../../../.ci/compress-files.mjs', import.meta.url));
const script = `console.warn("${'skillcert '.repeat(500)}")`;
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><div id="root"></div></body></html>`;

const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

describe('the sites', () => {
  const root = mkdtempSync(join(tmpdir(), 'skillcert-sites-'));
  const folders = { console: join(root, 'console'), enroll: join(root, 'enroll') };
  const open = async (isDemo: boolean) => {
    const app = Fastify();
    keepEnvelopeCode(app);
    answerErrors(app);
    serveSites(app, {
      folders,
      isDemo,
      firstData: async ({ path, isOfStaff, isFirstScreen }) => ({
        tag: path === '/enroll' || isOfStaff ? `<data>$&${isFirstScreen ? 'list' : ''}</data>` : '',
        rows: isFirstScreen
          ? [
              { title: '<b>$&', note: 'TC-1' },
              { title: '2', note: 'TC-2' },
            ]
          : undefined,
      }),
    });
    await app.ready();
    return app;
  };
  let app: FastifyInstance;
  beforeAll(async () => {
    write(folders.console, {
      'index.html': page('console'),
      'first-files.json': JSON.stringify({
        without: ['/404'],
        shared: ['/console-assets/layout.js', '/console-assets/layout.css'],
        words: { es: ['/console-assets/es.js'], zh: ['/console-assets/zh.js'] },
        screens: {
          '/': [],
          '/class/lists': ['/console-assets/layout.css', '/console-assets/lists.js'],
        },
      }),
      'door-worker.js': '(() => undefined)()',
      'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'console-assets/main-abc123.js': script,
      'console-assets/main-abc123.js.map': '{}',
      'console-assets/code-reader.worker-abc123.js': script,
      'console-assets/zxing_reader-abc123.wasm': '\0asm'.padEnd(600, '\0'),
      // That of the PDF reader is another's, which the builds leave its name.
      'console-assets/pdf.worker.min-abc123.mjs': script,
      '.secret.json': '{}',
      'notes.md': 'not for the web',
      'drawn/es/desktop/frame.html': 'es frame',
      'drawn/es/desktop/frame/index.html': '<p>{{title}} {{note}}</p>',
      'drawn/zh/desktop/frame.html': 'zh frame',
      'drawn/zh/desktop/frame/class/lists.html': '<p>not a row</p>{{title}}',
      'drawn/es/desktop/frame/class/lists.html': '<div><p>no</p><p><b>{{title}}</b>{{note}}</p></div>',
    });
    write(folders.enroll, {
      'index.html': page('enrol'),
      'enroll-assets/main-def456.css': 'body{margin:0}',
      'drawn/zh/phone/enroll.html': 'zh phone $&',
      'drawn/en/phone/enroll.html': 'en phone',
      'drawn/es/phone/enroll.html': 'es phone',
      'drawn/es/desktop/enroll.html': 'es desktop',
    });
    // The last step of both apps' builds.
    execFileSync(process.execPath, [compressFiles, folders.console]);
    writeFileSync(join(root, 'outside.json'), '{}');
    app = await open(false);
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const titleAt = async (url: string) =>
    /<title>(.*)<\/title>/.exec((await app.inject({ url, headers: html })).body)?.[1];

  it.each([
    ['/', 'console'],
    ['/login?redirect=%2Fclass%2Flists', 'console'],
    ['/no/such/page', 'console'],
    ['/enroll-admin', 'console'],
    ['/enroll', 'enrol'],
    ['/enroll/create?class_id=1', 'enrol'],
  ])('show on %s the page of the %s', async (url, title) => {
    expect(await titleAt(url)).toBe(title);
  });

  it('give every page a nonce of its own that its policy names', async () => {
    const answers = await Promise.all([1, 2].map(() => app.inject({ url: '/', headers: html })));
    const nonces = answers.map(
      (answer) => /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(answer.body)?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(answers[0]?.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'; require-trusted-types-for 'script'$/,
    );
    expect(answers[0]?.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/enroll', '/enroll/create?class_id=1', '/sign-in', '/class/lists', '/report/lists', '/login'])(
    'let %s ask for the camera, and for nothing else',
    async (url) => {
      const { headers } = await app.inject({ url, headers: html });
      expect(headers['permissions-policy']).toBe(
        'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      );
    },
  );

  it('add no headers to files: the common ones stand in the guard of headers', async () => {
    const { headers } = await app.inject('/console-assets/main-abc123.js');
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('allow WebAssembly in a worker of theirs, and in no page', async () => {
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: html })).headers['content-security-policy'];
    expect(await policyOf('/console-assets/code-reader.worker-abc123.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'",
    );
    for (const url of ['/report/lists', '/course/sign', '/enroll'])
      expect(await policyOf(url)).not.toMatch(/wasm|unsafe-eval/);
    for (const file of ['main-abc123.js', 'pdf.worker.min-abc123.mjs', 'zxing_reader-abc123.wasm'])
      expect(await policyOf(`/console-assets/${file}`)).toBeUndefined();
  });

  it('send WebAssembly with its type, compressed, so that browsers compile it while it arrives', async () => {
    const answer = await app.inject({
      url: '/console-assets/zxing_reader-abc123.wasm',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload)).toHaveLength(600);
  });

  it('carry the first data of a page at the end of its body', async () => {
    const { body } = await app.inject({ url: '/enroll', headers: html });
    expect(body).toContain('</div><data>$&</data></body>');
  });

  const phone =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  it.each([
    [
      'the browser’s language',
      { 'user-agent': phone, 'accept-language': 'de, es;q=0.8, zh;q=0.5' },
      'es phone',
    ],
    [
      'the chosen language',
      { 'user-agent': phone, 'accept-language': 'es', cookie: 'language=zh' },
      'zh phone $&',
    ],
    ['the programme’s language', { 'user-agent': phone, 'accept-language': 'fr' }, 'en phone'],
    ['the device', { 'accept-language': 'es' }, 'es desktop'],
  ])('come drawn for %s', async (_, headers, drawn) => {
    const { body } = await app.inject({ url: '/enroll?level=3', headers: { ...html, ...headers } });
    expect(body).toContain(`<div id="root" inert>${drawn}</div>`);
  });

  it.each([
    ['where nothing is drawn for the device', '/enroll', {}],
    ['at another address', '/enroll/create', { 'accept-language': 'es' }],
    [
      'for a language that does not exist',
      '/enroll',
      { cookie: 'language=../../zh', 'accept-language': 'xx' },
    ],
    ['for whoever is signed in', '/enroll', { 'accept-language': 'es', cookie: '__Host-sid=1' }],
  ])('come without a drawing %s', async (_, url, headers) => {
    const { body } = await app.inject({ url, headers: { ...html, ...headers } });
    expect(body).toContain('<div id="root"></div>');
  });

  const filesAt = async (url: string, headers: object) => {
    const { body } = await app.inject({ url, headers: { ...html, ...headers } });
    return [
      ...body.matchAll(/<link rel="(\w+)"[^>]* crossorigin href="\/(?:console|enroll)-assets\/([\w.]+)">/g),
    ]
      .map(([, rel, file]) => `${rel} ${file}`)
      .join();
  };
  const signedIn = '__Host-sid=1; Admin-Token=t';
  it.each([
    ['/class/lists?page=2', `${signedIn}; language=es`, 'es.js,modulepreload lists.js'],
    ['/notes/index', `${signedIn}; language=es`, 'es.js'],
    ['/notes/index', `sid=1; Admin-Token=t`, 'zh.js'],
  ])('name on %s at once what whoever is signed in (%s) needs first', async (url, cookie, others) => {
    const headers = { cookie, 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await filesAt(url, headers)).toBe(
      `modulepreload layout.js,stylesheet layout.css,modulepreload ${others}`,
    );
  });

  it('carry the first data of a signed-in account, and the frame, without caching', async () => {
    const at = (url: string, cookie = signedIn, language = 'es') =>
      app.inject({ url, headers: { ...html, cookie, 'accept-language': language } });
    const first = await at('/class/lists');
    expect(first.body).toContain(
      '<div id="root" inert><div><p>no</p><p><b>&lt;b&gt;$&amp;</b>TC-1</p><p><b>2</b>TC-2</p></div></div><data>$&list</data></body>',
    );
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await at('/')).body).toContain('inert><p>&lt;b&gt;$&amp; TC-1</p><p>2 TC-2</p></div>');
    // If the build has drawn no row, nobody sees the placeholders of its words.
    expect((await at('/class/lists', signedIn, 'zh')).body).toContain('inert>zh frame</div><data>$&list');
    // A query or an encoding of the address asks for another page.
    for (const url of ['/class/lists?page=2', '/class%2Flists'])
      expect((await at(url)).body).toContain('inert>es frame</div><data>$&</data>');
    // Nobody else gets the frames, not even at an address.
    expect((await at('/frame/class/lists', 'Admin-Token=t')).body).toContain('<div id="root"></div>');
    expect((await at('/notes/index')).body).toContain('<div id="root" inert>es frame</div><data>$&</data>');
    expect((await at('/notes/index', `${signedIn}; sidebarStatus=0`)).body).toContain(
      '<div id="root"></div>',
    );
    const other = await at('/404');
    expect(other.body).not.toContain('data>');
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['to whoever has no session', '/class/lists', 'Admin-Token=t'],
    ['to whoever will be led to the sign-in', '/class/lists', '__Host-sid=1'],
    ['on the enrol site', '/enroll', signedIn],
    ['on a page without the layout', '/404', signedIn],
  ])('name nothing %s', async (_, url, cookie) => {
    expect(await filesAt(url, { cookie })).toBe('');
  });

  it('let the page of the door be cached in its anonymous form, and its worker be revalidated each time', async () => {
    const door = await app.inject({ url: '/report/lists', headers: { accept: '*/*' } });
    expect(door.body).toContain('<div id="root"></div></body>');
    expect(door.headers['cache-control']).toBe('no-cache');
    const worker = await app.inject('/door-worker.js');
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('keep the list of these files to themselves', async () => {
    const { statusCode } = await app.inject('/first-files.json');
    expect(statusCode).toBe(404);
  });

  it('announce the demo only in demo mode', async () => {
    const demo = await open(true);
    const meta = '<meta name="skillcert-mode" content="demo">';
    expect((await demo.inject({ url: '/enroll', headers: html })).body).toContain(meta);
    expect((await app.inject({ url: '/enroll', headers: html })).body).not.toContain(meta);
    await demo.close();
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('travel as %s where the browser takes it', async (encoding, accepts, decode) => {
    const answer = await app.inject({
      url: '/console-assets/main-abc123.js',
      headers: { 'accept-encoding': accepts },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(decode(answer.rawPayload).toString()).toBe(script);
  });

  it('are sent uncompressed if the browser accepts nothing else, and not at all if it has them', async () => {
    const first = await app.inject('/console-assets/main-abc123.js');
    expect(first.headers['content-encoding']).toBeUndefined();
    expect(first.body).toBe(script);
    const etag = String(first.headers.etag);
    const again = await app.inject({
      url: '/console-assets/main-abc123.js',
      headers: { 'if-none-match': etag },
    });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  });

  it('serve both sites’ files, and answer HEAD the same', async () => {
    expect((await app.inject('/enroll-assets/main-def456.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
    const head = await app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' });
  });

  it.each([
    '/console-assets/main-abc123.js.map',
    '/console-assets/gone.js',
    '/.secret.json',
    '/notes.md',
    '/../outside.json',
    '/%2e%2e/outside.json',
    '/..%2foutside.json',
    '/%252e%252e/outside.json',
    '/console-assets/..%5c..%5coutside.json',
    '/api',
    '/api/anything',
    '/index.html',
    '/drawn/es/desktop/enroll.html',
  ])('do not serve %s', async (url) => {
    const answer = await app.inject({ url, headers: html });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: 40404 });
  });

  it('do without an icon quietly', async () => {
    expect((await app.inject('/favicon.ico')).statusCode).toBe(204);
  });

  it('do not answer a program that asks for JSON with a page', async () => {
    expect(
      (await app.inject({ url: '/somewhere', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404);
  });
});
