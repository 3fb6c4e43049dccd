import { defaultProgramme } from '@skillcert/core';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { originIfKnown } from '../../../platform/http/own-origin.js';
import { escapeHtml } from '../../../platform/openapi/escape-html.js';
import type { Services } from '../../../platform/services.js';
import { classPagePath } from './class-address.js';

/** A site map may name 50,000 pages. */
const most = 10_000;

const entry = (address: string) => {
  const translations = defaultProgramme.languages.map(
    (each) =>
      `<xhtml:link rel="alternate" hreflang="${each === 'zh' ? 'zh-Hans' : each}" href="${escapeHtml(`${address}?lang=${each}`)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${translations.join('')}</url>`;
};

/** Tells search engines which pages there are: the list of classes, the check of certificates, each class on offer. */
export const serveSiteMap = (app: FastifyInstance, services: Services): void => {
  const { store, config, now } = services;
  const mapIn = (host: string | undefined) => {
    const origin = originIfKnown(config, host);
    return origin ? `Sitemap: ${origin}/sitemap.xml\n` : '';
  };
  app.get('/robots.txt', async (request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /enroll',
          'Allow: /verify',
          'Disallow: /api/',
          '',
          mapIn(request.headers.host),
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originIfKnown(config, request.headers.host);
    if (!origin) throw new Refusal('unknown_path');
    const { rows } = await sql<{ code: string }>`
      select c.code from class c
      where c.status in ('approved', 'enrolling') and c.enroll_end > ${now()}::timestamptz
      order by c.enroll_end, c.class_id limit ${most}`.execute(store.db);
    const addresses = [
      `${origin}/enroll`,
      `${origin}/verify`,
      ...rows.map(({ code }) => `${origin}${classPagePath}/${encodeURIComponent(code)}`),
    ];
    return reply
      .headers({ 'cache-control': 'public, max-age=600' })
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map(entry).join('')}</urlset>`,
      );
  });
};
