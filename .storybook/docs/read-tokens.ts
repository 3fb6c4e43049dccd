/** A custom property of the token sheets, and its purpose in its comment. */
export interface Token {
  name: string;
  value: string;
  use: string;
}

const declaration =
  /^ {4}(--sc-[\w-]+):\s*([^;]+);[ \t]*(?:\/\*\s*([^*]*?)\s*\*\/)?|^ {4}\/\*\s*([\s\S]*?)\s*\*\/$|^\s*$/gm;

/**
 * The tokens of a sheet in order. A comment behind a token gives its purpose; one above several gives it for all of
 * them without one, up to the next empty line.
 */
export const readTokens = (css: string): Token[] => {
  const tokens: Token[] = [];
  let above = '';
  // Only the defaults: changes by a theme, a size or a medium follow the first nested rule.
  for (const [, name, value, behind, comment] of css
    .slice(0, css.indexOf('    &:where('))
    .matchAll(declaration)) {
    if (name && value) tokens.push({ name, value: value.replace(/\s+/g, ' ').trim(), use: behind ?? above });
    else above = comment?.replace(/\s*\n\s*\*?\s*/g, ' ') ?? '';
  }
  return tokens;
};
