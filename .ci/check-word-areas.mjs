// The words of an area are downloaded with the screen or dialog that says them. This reads which areas each download
// brings along and which its files say, so that a forgotten one is found here and not by a reader who meets a key in
// place of a text.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { areasNamedIn, consoleFiles, readConsoleFile, wordAreas } from './word-areas.mjs';

const keys = new Set(
  Object.keys(
    JSON.parse(readFileSync(new URL('../apps/console/src/messages/en.json', import.meta.url), 'utf8')),
  ),
);
const areas = wordAreas();
const areaOf = (text) => areas.find((area) => text.startsWith(`${area}.`));

const sources = new Map(
  consoleFiles().map((file) => [
    file,
    ts.createSourceFile(file, readConsoleFile(file), ts.ScriptTarget.Latest, true),
  ]),
);

/** Lists that several downloads share, by their names. */
const lists = new Map(
  [...sources.values()].flatMap(({ text }) =>
    [...text.matchAll(/\bconst (\w+[aA]reas) = \[[^\]]*\]/g)].map(([said, name]) => [
      name,
      areasNamedIn(said),
    ]),
  ),
);

const fileOf = (from, specifier) => {
  if (!specifier.startsWith('.')) return;
  const path = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
};

/** The statement or the line of a table that a download stands in. */
const around = (node) =>
  ts.isPropertyAssignment(node) || ts.isStatement(node.parent) || ts.isSourceFile(node.parent)
    ? node
    : around(node.parent);

/** The areas that are named beside a download: `completeWords('exam')`, or behind it as `screen(…, 'exam')`. */
const areasBeside = (node) => {
  const text = around(node).getText();
  const shared = [...lists].flatMap(([name, named]) => (text.includes(`...${name}`) ? named : []));
  return new Set([...areasNamedIn(text), ...shared]);
};

const walk = (node, look) => {
  if (ts.isTypeNode(node)) return;
  look(node);
  ts.forEachChild(node, (child) => walk(child, look));
};

const importsOf = (file, source) =>
  source.statements
    .filter((each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each))
    .filter((each) => each.moduleSpecifier && !each.isTypeOnly && !each.importClause?.isTypeOnly)
    .map((each) => fileOf(file, each.moduleSpecifier.text))
    .filter(Boolean);

/** The name that several screens call one download by: `const users = () => import('./users-screens.js')`. */
const sharedName = ({ parent }) => (ts.isArrowFunction(parent) ? parent.parent.name?.getText() : undefined);

const isDownload = (node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const downloadsOf = (file, source) => {
  const shared = new Map();
  const found = [];
  walk(source, (node) => {
    const to = isDownload(node) && fileOf(file, node.arguments[0].text);
    if (to && sharedName(node)) shared.set(sharedName(node), to);
    else if (to) found.push({ to, brings: areasBeside(node) });
  });
  walk(source, (node) => {
    const to = ts.isCallExpression(node) && shared.get(node.expression.getText());
    if (to) found.push({ to, brings: areasBeside(node) });
  });
  return found;
};

/** The text of a key, or what one begins with. */
const keyIn = (node) => {
  if (ts.isStringLiteralLike(node)) return keys.has(node.text) ? node.text : undefined;
  if (!ts.isTemplateExpression(node)) return;
  return [...keys].some((key) => key.startsWith(node.head.text)) ? node.head.text : undefined;
};

/** Each area that a file says words of, with the first line that does. */
const saidIn = (source) => {
  const said = new Map();
  walk(source, (node) => {
    const area = areaOf(keyIn(node) ?? '');
    if (area && !said.has(area))
      said.set(area, source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  });
  return said;
};

const read = (file, source) => {
  const later = downloadsOf(file, source);
  const said = saidIn(source);
  // A file fetches these for itself as it is used.
  if (later.length === 0) for (const area of areasNamedIn(source.text)) said.delete(area);
  return { imported: importsOf(file, source), later, said };
};
const parts = new Map([...sources].map(([file, source]) => [file, read(file, source)]));

/** A file with all that comes with it. */
const withImports = (entry) => {
  const found = new Set([entry]);
  for (const file of found) for (const each of parts.get(file).imported) found.add(each);
  return found;
};

// A download has the words that every way to it brings: those of the one that asks for it, and those that are named
// beside it.
const entries = new Map([['main.tsx', { files: withImports('main.tsx'), has: new Set() }]]);
const laterOf = ({ files }) => [...files].flatMap((file) => parts.get(file).later);
for (const entry of entries.values()) {
  for (const { to } of laterOf(entry))
    if (!entries.has(to)) entries.set(to, { files: withImports(to), has: new Set(areas) });
}
/** Takes away what one way does not bring; says whether there was any. */
const narrow = (entry, { to, brings }) => {
  const { has } = entries.get(to);
  const missing = [...has].filter((area) => !entry.has.has(area) && !brings.has(area));
  for (const area of missing) has.delete(area);
  return missing.length > 0;
};
const ways = [...entries.values()].flatMap((entry) => laterOf(entry).map((way) => [entry, way]));
while (ways.filter(([entry, way]) => narrow(entry, way)).length > 0);

const problems = [...entries].flatMap(([entry, { files: own, has }]) =>
  [...own].flatMap((file) =>
    [...parts.get(file).said]
      .filter(([area]) => !has.has(area))
      .map(
        ([area, line]) =>
          `apps/console/src/${file}:${line}  says words of "${area}", which the download of ${entry} does not bring`,
      ),
  ),
);
process.stdout.write(
  problems.length ? `${problems.join('\n')}\n` : `${entries.size} downloads bring the words that they say\n`,
);
process.exitCode = problems.length ? 1 : 0;
