import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The packages that are published, in the order in which they build on each other. */
export const packages = ['core', 'api-client', 'ui'];

// Bytes of the tarball; a package that grows past its limit has packed something it should not, or needs a new
// limit here.
const limits = { core: 243_000, ui: 615_200 };
// The client is its contract: each call has its schemas, its example and its words in four languages.
const bytesPerCall = 1_475;

const limitOf = async (name, root) => {
  if (name !== 'api-client') return limits[name];
  const { contract } = await import(pathToFileURL(resolve(root, 'dist/contract/contract.js')).href);
  return bytesPerCall * Object.keys(contract).length;
};

const unwanted =
  /\.(?:test|stories|node\.test)\.|__screenshots__|visual-baseline|(?:^|\/)(?:sample-|\.turbo|node_modules|coverage)|^src\/testing\/(?!index\.ts$|create-fake-client\.ts$)|\.tgz$|tsconfig|tsup|vitest/;

const specifiers = (text) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g)].map(([, from]) => from);

/** Every file that the entries of a package lead to; a module and its types count as one. */
const reachable = (root, entries) => {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const twins = /\.d\.ts$|\.js$/.test(file)
      ? [file.replace(/\.d\.ts$/, '.js'), file.replace(/\.js$/, '.d.ts')]
      : [file];
    const present = twins.filter((each) => existsSync(each));
    if (present.length === 0) throw new Error(`${relative(root, file)} is imported and not in the package`);
    for (const twin of present) {
      seen.add(twin);
      if (!/\.(?:js|ts)$/.test(twin)) continue;
      for (const from of specifiers(readFileSync(twin, 'utf8'))) visit(join(dirname(twin), from));
    }
  };
  for (const entry of entries) visit(entry);
  return seen;
};

const targetsOf = (folder, exports) =>
  Object.values(exports)
    .flatMap((entry) =>
      typeof entry === 'string'
        ? [entry]
        : Object.entries(entry).flatMap(([condition, file]) =>
            condition === '@skillcert/source' ? [] : [file],
          ),
    )
    .flatMap((file) => {
      if (!file.includes('*')) return [join(folder, file)];
      // `./dist/*/*.css` is one file a folder, named after it; `./src/messages/*.json` are files of one folder.
      const base = join(folder, file.slice(0, file.indexOf('*') - 1));
      const ending = file.slice(file.lastIndexOf('*') + 1);
      const nested = file.indexOf('*') !== file.lastIndexOf('*');
      return readdirSync(base)
        .map((name) => (nested ? join(base, name, `${name}${ending}`) : join(base, name)))
        .filter((each) => each.endsWith(ending) && existsSync(each));
    });

const clientOnly =
  /import \{[^}]*\b(?:createContext|use(?:State|Effect|LayoutEffect|Ref|Reducer|Context|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|EffectEvent|InsertionEffect))\b[^}]*\} from "react"|from "react-dom"|from "@radix-ui/;

/** Code that a server's bundle takes from the index must not need a browser: browser code lies behind 'use client'. */
const checkDirectives = (root) => {
  const directed = new Set();
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (/^['"]use client['"]/.test(text)) directed.add(file);
    else if (clientOnly.test(text)) throw new Error(`${relative(root, file)} needs 'use client' at its top`);
    else for (const from of specifiers(text)) visit(join(dirname(file), from));
  };
  visit(join(root, 'dist/index.js'));
  return directed.size;
};

const checkFiles = async (name, root, limit, { files, size }) => {
  const paths = files.map(({ path }) => path);
  for (const file of ['LICENSE', 'README.md', 'package.json'])
    if (!paths.includes(file)) throw new Error(`${name}: ${file} is not packed`);
  const odd = paths.filter(
    (path) => unwanted.test(path) || !/^(?:dist|src)\/|^(?:LICENSE|README\.md|package\.json)$/.test(path),
  );
  if (odd.length > 0) throw new Error(`${name} packs what nobody needs:\n${odd.join('\n')}`);
  if (size > limit) throw new Error(`${name} is ${size} bytes packed, over its ${limit}`);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const used = reachable(root, targetsOf(root, exports));
  const unused = paths.filter((path) => path.startsWith('dist/') && !used.has(join(root, path)));
  if (unused.length > 0) throw new Error(`${name}: no export leads to\n${unused.join('\n')}`);
};

/** Packs a package as npm would, checks its content, and returns the tarball's path. */
export const pack = async (name, destination) => {
  const root = join('packages', name);
  const listed = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const answer = JSON.parse(listed);
  const [entry] = Array.isArray(answer) ? answer : Object.values(answer);
  const limit = await limitOf(name, root);
  await checkFiles(name, root, limit, entry);
  const left = (100 * (1 - entry.size / limit)).toFixed(1);
  const directives = checkDirectives(root);
  process.stdout.write(
    `${entry.filename}: ${entry.files.length} files, ${entry.size} bytes (${left} % of the budget left), ${directives} modules of the browser\n`,
  );
  return join(destination, entry.filename);
};
