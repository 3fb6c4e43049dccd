// Runs in a package's folder after tsc: every optional property of the published types also takes `undefined`. The
// sources are compiled that way; a consumer with exactOptionalPropertyTypes would otherwise be refused
// `error={errors.name}`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const takesUndefined = (type) =>
  ts.isUnionTypeNode(type) ? type.types.some(takesUndefined) : type.kind === ts.SyntaxKind.UndefinedKeyword;

// `a?: () => void | undefined` would change the return type of the function.
const needsBrackets = (type) =>
  ts.isFunctionTypeNode(type) ||
  ts.isConstructorTypeNode(type) ||
  ts.isConditionalTypeNode(type) ||
  ts.isInferTypeNode(type);

const insertionsFor = (node) => {
  if (!ts.isPropertySignature(node) || !node.questionToken || !node.type || takesUndefined(node.type))
    return [];
  const after = [{ at: node.type.end, text: needsBrackets(node.type) ? ') | undefined' : ' | undefined' }];
  return needsBrackets(node.type) ? [{ at: node.type.getStart(), text: '(' }, ...after] : after;
};

const widen = (file) => {
  const text = readFileSync(file, 'utf8');
  const insertions = [];
  const visit = (node) => {
    insertions.push(...insertionsFor(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const widened = insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: added }) => result.slice(0, at) + added + result.slice(at), text);
  writeFileSync(file, widened);
  return insertions.length;
};

const files = readdirSync('dist', { recursive: true }).filter((file) => file.endsWith('.d.ts'));
const count = files.reduce((sum, file) => sum + widen(join('dist', file)), 0);
process.stdout.write(`types: ${files.length} files, ${count} insertions\n`);
