import { randomBytes } from 'node:crypto';
import type { Language } from '@skillcert/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors/refuse.js';
import { sitePolicy, workerPolicy } from '../http/guards/content-policy.js';
import { permissionsPolicy } from '../http/guards/permissions-policy.js';
import { drawnName, frameName } from './drawn-pages.js';
import { fillRows } from './fill-rows.js';
import type { AskedPage, FirstData } from './first-answers.js';
import { firstTags, isOfStaff } from './first-files.js';
import type { SiteDrawing } from './open-pages.js';
import { pickEncoding } from './pick-encoding.js';
import { readSite, type Site } from './read-site.js';
import { keepLanguage, readVisitor } from './read-visitor.js';
import { type PageFacts, renderPage } from './render-page.js';
import type { SiteFile } from './site-file.js';

/** Where the built sites are. */
export interface SiteFolders {
  readonly console: string;
  readonly enroll: string;
}

interface SiteOptions {
  readonly folders: SiteFolders;
  readonly isDemo: boolean;
  readonly firstData?: (page: AskedPage) => Promise<FirstData>;
  /** The pages of the enrol site that the server draws, and who reads one. */
  readonly drawing?: SiteDrawing | undefined;
}

const year = 31_536_000;

const pathOf = (url: string): string => {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    throw new Refusal('unknown_path');
  }
};

const sendFile = (file: SiteFile, request: FastifyRequest, reply: FastifyReply) => {
  const encoding = pickEncoding(file, request.headers['accept-encoding']);
  const encoded = encoding && file.encoded[encoding];
  reply
    .headers({
      'cache-control': file.immutable ? `public, max-age=${year}, immutable` : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    })
    .type(file.type);
  // An SVG opened as a page of its own must not run anything.
  if (file.type === 'image/svg+xml')
    reply.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'`);
  if (file.isWorker) reply.header('content-security-policy', workerPolicy);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (!encoded) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(encoded);
};

interface OwnFacts extends Omit<PageFacts, 'nonce'> {
  /** Whether it contains data that only the visitor may read. */
  readonly isPersonal: boolean;
}

const sendPage = (site: Site, { isPersonal, ...facts }: OwnFacts, reply: FastifyReply) => {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .headers({
      'content-security-policy': sitePolicy(nonce),
      'cache-control': isPersonal ? 'no-store' : 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(renderPage(site.index, { nonce, ...facts }));
};

const enrolPaths = ['/enroll', '/register', '/sign-in', '/verify'];
const isEnrolPath = (path: string) => enrolPaths.some((own) => path === own || path.startsWith(`${own}/`));
const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/');
const wantsPage = (accept: string | undefined) => /text\/html|\*\/\*/.test(accept ?? '*/*');
const namesFile = (path: string) => /\.\w+$/.test(path);
const isPage = (path: string, accept: string | undefined) =>
  !isApiPath(path) && !namesFile(path) && wantsPage(accept);

/** The facts of an address of the enrol site for those who do not run its page. */
const readAddress =
  ({ pages, visitOf }: SiteDrawing) =>
  (request: FastifyRequest, path: string, language: Language): PageFacts['told'] =>
    pages.headOf(path, visitOf(request, language));

/** Serves both sites from memory: files by their path, and a site's page on every other path of its own. */
export const serveSites = (
  app: FastifyInstance,
  { folders, isDemo, firstData = async () => ({ tag: '' }), drawing }: SiteOptions,
): void => {
  const console = readSite(folders.console);
  const enroll = readSite(folders.enroll);
  const readEnrolAddress = drawing && readAddress(drawing);
  const expectSite = (path: string, accept: string | undefined) => {
    const site = isEnrolPath(path) ? enroll : console;
    if (!(site && isPage(path, accept))) throw new Refusal('unknown_path');
    return site;
  };
  /** The first data of a page, and the prerendered page that shows it. */
  const firstPart = async (site: Site, page: AskedPage) => {
    const { path, visitor, isOfStaff: ofStaff } = page;
    const { tag: data, rows } = await firstData(page);
    const isPersonal = ofStaff && data !== '';
    const prerendered = (name: string | undefined) => site.drawn.get(name ?? '');
    const frame = rows && prerendered(frameName(visitor, path));
    const drawn =
      (frame && fillRows(frame, rows)) ??
      prerendered(isPersonal ? frameName(visitor) : drawnName(path, visitor));
    return { data, drawn, isPersonal };
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request.url);
      const file = console?.files.get(path) ?? enroll?.files.get(path);
      if (file) return sendFile(file, request, reply);
      // Browsers ask for it unasked; a build without one must not look broken in their console.
      if (path === '/favicon.ico')
        return reply.code(204).header('cache-control', 'public, max-age=86400').send();
      const site = expectSite(path, request.headers.accept);
      const visitor = readVisitor(request.headers, site === enroll ? request.query : undefined);
      const told = site === enroll ? readEnrolAddress?.(request, path, visitor.language) : undefined;
      if (site === enroll) keepLanguage(reply, request.query);
      // Candidates take their ID photo with the camera; staff read codes, on screens that they reach without
      // another page load.
      reply.header('permissions-policy', permissionsPolicy({ camera: true }));
      const files = firstTags(site.first, path, visitor);
      const ofStaff = isOfStaff(site.first, path, visitor);
      // By the exact address: a query, or an encoding of it, is another screen.
      const isFirstScreen = site.first?.screens[request.url] !== undefined;
      const first = await firstPart(site, { path, request, visitor, isOfStaff: ofStaff, isFirstScreen });
      return sendPage(site, { isDemo, files, ...first, told }, reply);
    },
  });
};
