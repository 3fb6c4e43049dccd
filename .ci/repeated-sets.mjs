// A closed set of names is one fact, such as the causes of a refund or the columns of a list: it is declared once, in
// core or in the contract, and read everywhere else. A type, an array or a schema that spells it again can fall behind.
import ts from 'typescript';

const fewest = 3;

export const isRead = (file) =>
  /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.(?:test|stories|bench)\.tsx?$|\/testing\/|\/sample-[^/]+$|\/screens\/sample|\.d\.ts$/.test(file);

/** Sets that mean another thing in each of their files, which are all that may spell them. */
const exceptions = [
  {
    set: ['editor', 'expert', 'recommend'],
    files: [
      'packages/core/src/choices/account-entries.ts',
      'apps/console/src/screens/accounts/users/deadline-roles.ts',
    ],
    why: 'portals, and roles that end on a day',
  },
  {
    set: ['en', 'es', 'ja', 'zh'],
    files: ['packages/core/src/i18n/languages.ts', 'packages/core/src/programme/technology-consultants.ts'],
    why: 'a programme has an order of its own',
  },
  ...[
    ['cn', 'hk', 'mo', 'tw'],
    ['none', 'online', 'onsite'],
  ].map((set) => ({
    set,
    files: [
      'packages/core/src/candidate/candidate-choices.ts',
      'packages/core/src/programme/technology-consultants.ts',
    ],
    why: 'a programme offers some of them, here all',
  })),
  {
    set: [
      'differs',
      'misnamed',
      'new',
      'out_of_range',
      'repeated',
      'same',
      'second',
      'settled',
      'unknown',
      'unread',
    ],
    files: [
      'packages/core/src/exam/compare-scores.ts',
      'apps/server/src/domain/scores/import/preview-score-import.ts',
    ],
    why: 'the preview has an order of its own, in which what is impossible comes first',
  },
  {
    set: ['INPUT', 'SELECT', 'TEXTAREA'],
    files: [
      'apps/console/src/screens/enrolment/review/use-bench.ts',
      'packages/ui/src/internal/use-look-keys.ts',
    ],
    why: 'names of elements, which HTML declares',
  },
  ...[
    ['lg', 'md', 'sm', 'xl'],
    ['lg', 'md', 'sm'],
    ['large', 'medium', 'small'],
    ['center', 'end', 'start'],
    ['bottom', 'left', 'right', 'top'],
    ['danger', 'info', 'success', 'warning'],
    ['error', 'loading', 'ready'],
    ['none', 'trying', 'wrong'],
  ].map((set) => ({ set, files: ['packages/ui/src/'], why: 'props: each component has its own choices' })),
];

const keyOf = (names) => [...new Set(names)].filter(Boolean).toSorted().join('|');
const allowed = new Map(exceptions.map(({ set, files }) => [keyOf(set), files]));

const isText = (node) => ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);

/** Whether a union picks fields of a record, whose names the compiler compares. */
const picks = ({ parent }) =>
  ts.isExpressionWithTypeArguments(parent) ||
  (ts.isTypeReferenceNode(parent) && /^(?:Pick|Omit|Extract|Exclude)$/.test(parent.typeName.getText()));

/** Lists of a call that say what it is like, each by itself: who may make it, what it refuses. */
const ofCall = /^(?:refuses|by|roles|to|example|input|output|data|required)$/;
const sql = /(?:^|\.)(?:select|returning|columns|onConflict|groupBy|table|of|leftOut|lineLeftOut)$/;

const isOfCall = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isPropertyAssignment(at) && ofCall.test(at.name.getText())) return true;
    if (ts.isVariableDeclaration(at)) return /[eE]xamples?$/.test(at.name.getText());
    if (ts.isFunctionLike(at)) return false;
  }
  return false;
};

/** The names that a node spells as a closed set, if it is one. */
const setIn = (node) => {
  if (ts.isUnionTypeNode(node) && !picks(node))
    return node.types.filter(isText).map(({ literal }) => literal.text);
  if (!ts.isArrayLiteralExpression(node) || !node.elements.every(ts.isStringLiteral)) return [];
  if (ts.isCallExpression(node.parent) && sql.test(node.parent.expression.getText())) return [];
  const isEnum = ts.isCallExpression(node.parent) && /\.enum$/.test(node.parent.expression.getText());
  return isEnum || !isOfCall(node) ? node.elements.map(({ text }) => text) : [];
};

/** Every closed set of a file: its names in order, with the line. */
export const setsOf = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const names = setIn(node);
    if (new Set(names.filter(Boolean)).size >= fewest) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ set: keyOf(names), file, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The sets that two files spell, each with its places; those that only excepted files spell are left out. */
export const repeatedSets = (texts) => {
  const places = new Map();
  for (const [file, text] of texts)
    for (const { set, line } of setsOf(file, text)) {
      if (!places.has(set)) places.set(set, []);
      places.get(set).push({ file, line });
    }
  return [...places]
    .map(([set, found]) => ({
      set,
      places: found,
      isAllowed: found.every(({ file }) => (allowed.get(set) ?? []).some((each) => file.startsWith(each))),
    }))
    .filter(({ places: found, isAllowed }) => !isAllowed && new Set(found.map(({ file }) => file)).size > 1);
};

/** Exceptions that nothing needs any more. */
export const needlessExceptions = (texts) => {
  const spelled = new Map();
  for (const [file, text] of texts)
    for (const { set } of setsOf(file, text)) spelled.set(set, (spelled.get(set) ?? new Set()).add(file));
  return [...allowed.keys()].filter((set) => (spelled.get(set)?.size ?? 0) < 2);
};
