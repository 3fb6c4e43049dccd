// Writes dist/index.react-server.js, the entry of React Server environments (docs/adr/0011): the same names, but a
// browser module is fetched only when it is rendered, so that importing the package runs nothing that a server's
// React lacks.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const index = join(dist, 'index.js');
// The modules that run with either React. Other packages, such as the icons, create contexts on import.
const pure = ['react/jsx-runtime', '@skillcert/core', 'uqr'];

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from "([^"]+)";/gm)].map(
    ([, names, from]) => ({
      names: names.split(',').map((name) => name.trim()),
      from: from.startsWith('.') ? join(dirname(file), from) : from,
    }),
  );

const originOf = (name, file) => {
  const next = importsOf(file).find(({ names }) => names.includes(name));
  return next && /\/index\.js$/.test(file) ? originOf(name, next.from) : file;
};

const runsOnServers = (file) =>
  !/^['"]use client['"]/.test(readFileSync(file, 'utf8')) &&
  importsOf(file).every(({ from }) => (from.startsWith('/') ? runsOnServers(from) : pure.includes(from)));

const declarationOf = (name) => {
  const file = originOf(name, index);
  const path = `"./${file.slice(dist.length + 1)}"`;
  if (runsOnServers(file)) return `export { ${name} } from ${path};`;
  if (/^[A-Z]/.test(name))
    return `export const ${name} = /* @__PURE__ */ lazy(async () => ({ default: (await import(${path})).${name} }));`;
  return `export const ${name} = browserOnly("${name}");`;
};

const names = importsOf(index).flatMap((each) => each.names);
const lines = names.map(declarationOf);
writeFileSync(
  join(dist, 'index.react-server.js'),
  `import { lazy } from "react";
const browserOnly = (name) => () => {
  throw new Error(\`\${name} of @skillcert/ui was called on a server. It needs a browser: call it in a file that begins with 'use client'.\`);
};
${lines.join('\n')}
`,
);
process.stdout.write(
  `react-server: ${names.length} names, ${lines.filter((line) => line.includes('lazy(')).length} fetched when rendered\n`,
);
