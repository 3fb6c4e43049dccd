import { z } from 'zod';
import type { PageVisitor } from './read-visitor.js';

/**
 * The build's list of the files that a page of a signed-in account begins with
 * (apps/console/first-files.config.ts).
 */
export const firstFilesName = 'first-files.json';

const files = z.array(z.string().regex(/^\/[\w./-]+\.(?:js|css)$/));
const firstFiles = z.object({
  without: z.array(z.string()),
  shared: files,
  words: z.record(z.string(), files),
  screens: z.record(z.string(), files),
});

/**
 * The addresses that need none of them, the files of every other page of staff, of a language, and of the first
 * screens of a day.
 */
export type FirstFiles = z.infer<typeof firstFiles>;

/** Reads the build's list. @throws ZodError if it names a file that a site cannot have */
export const readFirstFiles = (json: string): FirstFiles => firstFiles.parse(JSON.parse(json));

const tagOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/** Whether a page is for a signed-in account, with the session's cookie and its token. */
export const isOfStaff = (
  first: FirstFiles | undefined,
  path: string,
  { has_session, has_token }: PageVisitor,
): first is FirstFiles => first !== undefined && has_session && has_token && !first.without.includes(path);

/**
 * Names at once the files that the page of a signed-in account would request step by step: on a slow network each
 * step takes one answer more (docs/adr/0047). Empty for others, who have no use for them.
 */
export const firstTags = (first: FirstFiles | undefined, path: string, visitor: PageVisitor): string => {
  if (!isOfStaff(first, path, visitor)) return '';
  const named = [...first.shared, ...(first.words[visitor.language] ?? []), ...(first.screens[path] ?? [])];
  return [...new Set(named)].map(tagOf).join('');
};
