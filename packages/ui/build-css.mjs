// Turns the sources in src/**/*.css into plain CSS in dist: layered, unlayered, the tokens, and one file per component.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@tailwindcss/node';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';

const root = dirname(fileURLToPath(import.meta.url));
const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(111),
  firefox: version(113),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

const compileFile = async (file) => {
  const compiler = await compile(readFileSync(file, 'utf8'), { base: dirname(file), onDependency() {} });
  return compiler.build([]);
};

const lower = (filename, css) =>
  transform({
    filename,
    code: Buffer.from(css),
    targets,
    include: Features.LightDark | Features.Nesting,
    exclude: Features.LogicalProperties | Features.DirSelector,
  }).code;

const withoutLayers = (css) => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (rule) => (rule.nodes ? rule.replaceWith(rule.nodes) : rule.remove()));
  return sheet.toString();
};

/** An unchanged file is not written again: somebody may be reading it. */
const write = (name, code) => {
  const target = join(root, 'dist', name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target) || !readFileSync(target).equals(Buffer.from(code))) writeFileSync(target, code);
};

const all = await compileFile(join(root, 'src/styles.css'));
write('styles.css', lower('styles.css', all));
write('styles.unlayered.css', lower('styles.unlayered.css', withoutLayers(all)));
write('tokens.css', lower('tokens.css', await compileFile(join(root, 'src/tokens/tokens.css'))));
write('tailwind.css', readFileSync(join(root, 'src/tokens/tailwind.css')));
const components = readdirSync(join(root, 'src'))
  .map((name) => `${name}/${name}.css`)
  .filter((file) => file !== 'tokens/tokens.css' && existsSync(join(root, 'src', file)));
for (const file of components) write(file, lower(file, await compileFile(join(root, 'src', file))));
// TypeScript needs a type for `import '@skillcert/ui/styles.css'`, even where the bundler's types declare none.
write('style-sheet.d.ts', 'export {};\n');
process.stdout.write(`css: ${components.length + 4} files\n`);
