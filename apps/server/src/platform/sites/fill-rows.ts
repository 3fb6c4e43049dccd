import { escapeHtml } from '../openapi/escape-html.js';

/** The text of a row before the page's script runs. */
export interface FirstRow {
  readonly title: string;
  readonly note: string;
}

/** As many as a large screen shows. */
const most = 12;

const rowOfBuild = /<p\b(?:(?!<p\b).)*\{\{title\}\}.*?<\/p>/s;

/**
 * A prerendered page in which the single row of the build, with `{{title}}` and `{{note}}`, is repeated for each of
 * these; undefined without such a row.
 */
export const fillRows = (drawn: string, rows: readonly FirstRow[]): string | undefined => {
  const [row] = rowOfBuild.exec(drawn) ?? [];
  if (!row) return undefined;
  const filled = rows
    .slice(0, most)
    .map((known) =>
      row.replace(/\{\{(title|note)\}\}/g, (_, name: keyof FirstRow) => escapeHtml(known[name])),
    );
  return drawn.replace(row, () => filled.join(''));
};
