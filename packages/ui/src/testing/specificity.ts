/** Takes `:where(…)` out of a selector, brackets inside it included: it counts nothing. */
const withoutWhere = (selector: string): string => {
  const start = selector.indexOf(':where(');
  if (start < 0) return selector;
  let depth = 0;
  for (let at = start + 6; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return withoutWhere(selector.slice(0, start) + selector.slice(at + 1));
  }
  throw new Error(`The brackets of ${selector} do not match.`);
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Ids, classes (attributes, pseudo-classes), elements (pseudo-elements) of a selector without `:is` and `:not`. */
export const specificity = (selector: string): [number, number, number] => {
  const plain = withoutWhere(selector).replace(/:is\(([^,()]*)[^()]*\)/g, '$1');
  const pseudoElements = count(plain, /::[\w-]+/g);
  const rest = plain.replace(/::[\w-]+/g, '');
  return [
    count(rest, /#[\w-]+/g),
    count(rest, /\.[\w-]+|\[[^\]]*\]|:[\w-]+/g),
    pseudoElements + count(rest, /(?:^|[\s>+~])[a-z][\w-]*/g),
  ];
};
