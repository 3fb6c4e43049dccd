import { escapeHtml } from '../openapi/escape-html.js';

/** What is said of a row before the page's script is there. */
export interface FirstRow {
  readonly title: string;
  readonly note: string;
}

/** As many as a large screen shows. */
const most = 12;

const rowOfBuild = /<p\b(?:(?!<p\b).)*\{\{title\}\}.*?<\/p>/s;

/** A drawn page in which the one row that the build has drawn, for `{{title}}` and `{{note}}`, stands for each of these; none without such a row. */
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
