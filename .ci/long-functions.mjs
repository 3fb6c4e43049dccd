// A function that is read in one look: at most 60 lines, and a screen, which declares, at most 150.
import ts from 'typescript';

const mostLines = 60;
const mostInAScreen = 150;

export const isMeasured = (file) =>
  /^(?:packages|apps)\/[^/]+\/(?:src|bin)\/.*\.(?:tsx?|mjs)$/.test(file) &&
  !/\.(?:test|stories)\.tsx?$|\/(?:testing|e2e|messages|locales)\//.test(file);

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node);

/** The name that it is called by, or that of the function that gets it: `useEffect()`. */
const nameOf = (node) => {
  if (node.name) return node.name.getText();
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return at.name.getText();
    if (ts.isCallExpression(at) && !at.parent?.parent?.name) return `${at.expression.getText()}()`;
    if (isFunction(at)) return `${nameOf(at)} > it`;
  }
  return 'default';
};

const most = (file, name) =>
  /-screen\.(?:\w+\.)?tsx$/.test(file) && /Screen$/.test(name) ? mostInAScreen : mostLines;

/** The functions of a file that are longer than they may be: name, lines and the line that they begin at. */
export function longFunctions(file, text) {
  if (text.split('\n').length <= mostLines) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isFunction(node)) {
      const from = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const lines = source.getLineAndCharacterOfPosition(node.end).line - from + 1;
      const name = nameOf(node);
      if (lines > most(file, name)) found.push({ name, lines, line: from + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
