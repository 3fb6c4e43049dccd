import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnrolPages, PageVisit } from '@skillcert/api-client/contract';
import type { Language } from '@skillcert/core';
import type { FastifyRequest } from 'fastify';

/** The page of a build that waits for its content, and the module that draws it; neither is served as a file. */
export const drawnTemplate = 'drawn.html';
export const drawnModule = 'server/pages.mjs';

/** The pages of a site that the server draws for each reader. */
export interface SitePages extends EnrolPages {
  readonly template: string;
}

/** These pages, and who reads one. */
export interface SiteDrawing {
  readonly pages: SitePages;
  readonly visitOf: (request: Pick<FastifyRequest, 'headers'>, language: Language) => PageVisit;
}

/** Loads what a build draws its pages with; undefined if the site is not built. */
export const openPages = async (folder: string): Promise<SitePages | undefined> => {
  const file = join(folder, drawnModule);
  if (!existsSync(file)) return undefined;
  const { pages }: { pages: EnrolPages } = await import(pathToFileURL(file).href);
  return { ...pages, template: readFileSync(join(folder, drawnTemplate), 'utf8') };
};
