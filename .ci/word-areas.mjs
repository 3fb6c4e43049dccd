// The areas of words that the console downloads with the screen or dialog that says them. The download names them:
// screen(load, 'exam'), completeWords('exam'), or a list whose name ends in Areas. A key belongs to the area that it
// begins with: `profile.name`.
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../apps/console/src/', import.meta.url);

/** The files that may name an area, by their paths below `apps/console/src`. */
export const consoleFiles = () =>
  readdirSync(root, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort();

export const readConsoleFile = (file) => readFileSync(new URL(file, root), 'utf8');

/** The text between a bracket and its partner. */
const within = (text, open) => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('(['.includes(text[at])) depth += 1;
    if (')]'.includes(text[at])) depth -= 1;
    if (depth === 0) return text.slice(open, at);
  }
  return '';
};

const stringsOf = (text) =>
  [...text.matchAll(/(?<!import\()'([a-z_]+(?:\.[a-z_]+)?)'/g)].map(([, string]) => string);

/** The areas that a text names beside its downloads. */
export const areasNamedIn = (text) =>
  [...text.matchAll(/(?<=\b(?:completeWords|screen))\(|(?<=[aA]reas = )\[/g)].flatMap(({ index }) =>
    stringsOf(within(text, index)),
  );

/** All areas, the longer names first: `class.form` is no part of an area `class`. */
export const wordAreas = () =>
  [...new Set(consoleFiles().flatMap((file) => areasNamedIn(readConsoleFile(file))))].sort(
    (one, other) => other.length - one.length || one.localeCompare(other),
  );
