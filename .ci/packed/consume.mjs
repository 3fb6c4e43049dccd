import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packages } from './pack.mjs';

const endings = { core: 'ts', 'api-client': 'ts', ui: 'tsx' };

/** The first TypeScript block of a package's README. */
const firstExample = (name) => {
  const [, example] = /```tsx?\n([\s\S]*?)```/.exec(readFileSync(`packages/${name}/README.md`, 'utf8')) ?? [];
  if (!example) throw new Error(`packages/${name}/README.md has no first example`);
  return example;
};

/** The promised output of an example: `console.log(…); // true: why`. */
const promisesOf = (example) =>
  [...example.matchAll(/console\.log\(.*\); \/\/ (\S+?)(?::.*)?$/gm)].map(([, promise]) => promise);

const entriesOf = (name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.keys(exports)
    .filter((entry) => !/\.(?:css|json)$/.test(entry))
    .map((entry) => `@skillcert/${name}${entry.slice(1)}`);
};

/** Uses the installed packages in every way that needs no browser, and builds the pages that do. */
export const consume = (app) => {
  const consumer = join(app, 'consumer');
  const run = (command, ...args) => {
    const { status, stdout } = spawnSync(command, args, {
      cwd: consumer,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`${[command, ...args].join(' ')}\n${stdout}`);
    return stdout;
  };
  const tell = (text) => process.stdout.write(text);
  const node = (...args) => run('node', ...args);
  const bin = (name, ...args) => run(join(app, 'node_modules/.bin', name), ...args);

  cpSync('.ci/packed/consumer', consumer, { recursive: true });
  mkdirSync(join(consumer, 'readme'));
  for (const name of packages)
    writeFileSync(join(consumer, 'readme', `${name}.${endings[name]}`), firstExample(name));
  const tsc = resolve('.ci/tsc.mjs');
  tell(node(tsc, '-p', '.') + node(tsc, '-p', 'tsconfig.node16.json'));

  const core = firstExample('core');
  writeFileSync(join(consumer, 'readme/core.mjs'), core);
  const printed = node('readme/core.mjs').trim().split('\n');
  const promised = promisesOf(core);
  if (promised.length === 0 || printed.join() !== promised.join())
    throw new Error(`The first example of core promises ${promised} and prints ${printed}`);

  const entries = packages.flatMap(entriesOf);
  tell(node('in-node.mjs', ...entries));
  const names = node('-p', "Object.keys(require('@skillcert/ui')).join()").trim();
  tell(node('--conditions=react-server', 'in-react-server.mjs', names, ...entries));
  tell(node('--conditions=react-server', 'flight.mjs'));
  tell(node('required.cjs'));
  tell(node('shaken.mjs'));
  bin('vite', 'build', '--logLevel', 'error');
};
