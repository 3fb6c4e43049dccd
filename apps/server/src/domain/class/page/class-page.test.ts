import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import { rendererHere } from '../../../platform/documents/testing/renderer-here.js';
import { answerErrors } from '../../../platform/http/errors/answer-errors.js';
import { keepEnvelopeCode } from '../../../platform/http/errors/envelope-code.js';
import type { NewRow } from '../../../platform/store/database.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../testing/call-handler.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { refusalOf } from '../testing/refused.js';
import { fetchClassPage } from './fetch-class-page.js';
import { serveClassPages } from './serve-class-pages.js';
import { serveSiteMap } from './serve-site-map.js';

const day = 86_400_000;

describe.each(engines)('the page of a class on $name', (engine) => {
  let services: TestServices;
  let app: FastifyInstance;
  let drawn = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    app = Fastify();
    keepEnvelopeCode(app);
    answerErrors(app);
    serveSiteMap(app, services);
    serveClassPages(
      app,
      { ...services, renderer: rendererHere },
      {
        pages: {
          template: '<html lang="x"><head></head><body><div id="root"></div></body></html>',
          drawClass: ({ class_name }, { language, origin }) => {
            drawn += 1;
            return { language, head: `<title>$&${class_name}</title>`, body: `<main>${origin}</main>` };
          },
          drawMissing: (path, { language }) => ({ language, head: '', body: path }),
          headOf: () => undefined,
        },
        visitOf: (_request, language) => ({
          language,
          origin: 'https://exam.example.org',
          now: services.now(),
        }),
      },
    );
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  const later = (days: number) => new Date(services.now().getTime() + days * day);
  const newClass = async (row: Partial<NewRow<'class'>> = {}) => {
    const class_id = await insertTestClass(services, row);
    return `TC26-${class_id}`;
  };
  const facts = (code: string) =>
    callHandler(fetchClassPage, { services, caller: undefined, input: { code } });
  const get = (path: string, headers = {}) => app.inject({ url: `/enroll/class/${path}`, headers });

  it.each<[string, Partial<NewRow<'class'>>, string]>([
    ['takes enrolments', {}, 'open'],
    ['is approved', { status: 'approved' }, 'soon'],
    ['is paused', { status: 'paused' }, 'paused'],
    ['has its seats', { status: 'arranged' }, 'over'],
    ['is archived', { status: 'archived' }, 'over'],
  ])('says what a visitor can do when it %s', async (_when, row, offer) => {
    expect(await facts(await newClass(row))).toMatchObject({ offer, class_name: expect.any(String) });
  });

  it('follows the dates, also before the clock has moved the class', async () => {
    const soon = await newClass({ enroll_start: later(1) });
    expect(await facts(soon)).toMatchObject({ offer: 'soon' });
    for (const status of ['approved', 'enrolling', 'paused'] as const) {
      const over = await newClass({ status, enroll_start: later(-9), enroll_end: later(-1) });
      expect(await facts(over)).toMatchObject({ offer: 'over' });
    }
  });

  it.each(['draft', 'submitted', 'refused', 'cancelled'] as const)(
    'there is none while nobody could enrol: %s',
    async (status) => {
      const code = await newClass({ status });
      await expect(refusalOf(facts(code))).resolves.toBe('not_found');
      expect((await get(code)).statusCode).toBe(404);
      expect((await get(`${code}/picture.png`)).statusCode).toBe(404);
      expect((await get(`${code}/poster.pdf`)).statusCode).toBe(404);
    },
  );

  it('is drawn in the language of its address, else of the reader, once a second', async () => {
    const code = await newClass({ class_name: '$& 班' });
    const before = drawn;
    const spanish = await get(`${code}?lang=es`, { 'accept-language': 'ja' });
    expect(spanish.statusCode).toBe(200);
    expect(spanish.body).toBe(
      '<html lang="es"><head><title>$&$& 班</title></head><body><div id="root"><main>https://exam.example.org</main></div></body></html>',
    );
    expect((await get(code, { 'accept-language': 'ja' })).body).toContain('lang="ja"');
    expect((await get(`${code}?lang=xx`, { cookie: 'language=en' })).body).toContain('lang="en"');
    await get(`${code}?lang=es`);
    expect(drawn - before).toBe(3);
    expect(spanish.headers['set-cookie']).toMatch(/^language=es; Path=\/;/);
    expect((await get(code, { 'accept-language': 'ja' })).headers['set-cookie']).toBeUndefined();
    expect(spanish.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each(['%3Cb%3E', 'TC26%00', 'X'.repeat(90)])(
    'has a page of its own where there is no class: %s',
    async (code) => {
      const answer = await get(code);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(`/enroll/class/${code}`);
      expect((await get(`${code}/picture.png`)).statusCode).toBe(404);
    },
  );

  it('comes with a picture, and with a poster whose code leads to it', async () => {
    const code = await newClass({
      class_name: '技术咨询师'.repeat(8) + 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    });
    const picture = await get(`${code}/picture.png?lang=en`);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1_200,
      height: 630,
    });
    const poster = await get(`${code}/poster.pdf?lang=es`);
    const { text } = await readPdf(poster.rawPayload);
    expect(text).toContain(`https://exam.example.org/enroll/class/${code}`);
    expect(text).toContain('680,00');
  });

  it('is offered to search engines as long as one can enrol or soon will', async () => {
    const [open, soon, over] = [
      await newClass(),
      await newClass({ status: 'approved' }),
      await newClass({ status: 'closed' }),
    ];
    const map = await app.inject({ url: '/sitemap.xml', headers: { host: 'localhost' } });
    expect(map.headers['content-type']).toContain('application/xml');
    for (const code of [open, soon]) expect(map.body).toContain(`/enroll/class/${code}</loc>`);
    expect(map.body).not.toContain(over);
    const robots = await app.inject({ url: '/robots.txt', headers: { host: 'localhost' } });
    expect(robots.body).toContain('Sitemap: http://localhost/sitemap.xml');
  });
});
