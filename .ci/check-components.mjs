// Every component of packages/ui is complete: stories Default and Playground, a text on when not to use it, an
// export, a shipped sheet, and a place in the conformance suite or a reason here why not. An app or an example
// draws it, or it is listed here with the component that does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const [root = 'packages/ui/src', ...hosts] = process.argv.slice(2);
const read = (file) => (existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : '');

/** Folders that hold no component. */
const foundations = new Set([
  '__screenshots__',
  'canvas',
  // The shared parts of the four charts, and a story of them together.
  'chart',
  'internal',
  'locales',
  'provider',
  'screens',
  'testing',
  'tokens',
]);

/** Components that the conformance suite cannot draw at rest, with the reason. Their own stories show the same. */
const withoutRoot = {
  AlertDialog: 'its root is drawn in the provider’s node, once it is open and downloaded',
  AppShell: 'its sidebar is drawn twice on phones; its ref is mainRef',
  ConfirmDialog: 'as AlertDialog',
  Dialog: 'as AlertDialog',
  Drawer: 'as AlertDialog',
  SettingsDrawer: 'as AlertDialog',
  StateView: 'draws its children and no node of its own',
  Toaster: 'its live regions are drawn in the provider’s node',
};

/** Components that no app imports by name, with the component that uses them. */
const drawnByOthers = {
  CommandList: 'the list of MenuSearch, Combobox and MultiSelect',
  DateRangePicker: 'the two dates of a FilterBar',
  Popover: 'the panel of pickers, comboboxes and a FilterBar’s choices',
  SkipLink: 'the first stop of AppShell, SiteShell and EntryPage',
  Tooltip: 'the names of a collapsed Sidebar',
};

const index = read('index.ts');
const sheet = read('styles.css');
const conformance = read('internal/conformance.test.tsx');

const componentsOf = (folder) => {
  const names = new RegExp(`export \\{([^}]*)\\} from '\\./${folder}/index\\.js'`).exec(index)?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
};

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** The components that the apps and the examples import by their names. */
const drawn = new Set(
  (hosts.length > 0 ? hosts : ['apps/console/src', 'apps/enroll/src', 'examples'])
    .flatMap(sourcesIn)
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@skillcert\/ui'/g)])
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, '')),
);

const faultsOf = (folder) => {
  const stories = read(`${folder}/${folder}.stories.tsx`);
  const hasSheet = existsSync(`${root}/${folder}/${folder}.css`);
  const components = componentsOf(folder);
  const untried = components.filter(
    (name) => !(name in withoutRoot) && !new RegExp(`^\\s+${name}: \\(`, 'm').test(conformance),
  );
  return [
    ...(stories.includes('export const Default') ? [] : ['has no story Default']),
    ...(stories.includes('export const Playground') ? [] : ['has no story Playground']),
    ...(/guide: \{[^}]*\bnot:/.test(stories)
      ? []
      : ['does not say when not to use it: parameters.guide.not of its stories']),
    ...(components.length > 0 ? [] : ['is not exported by index.ts']),
    ...(!hasSheet || sheet.includes(`./${folder}/${folder}.css`)
      ? []
      : ['has a sheet that styles.css lacks']),
    ...untried.map((name) => `${name} is not in internal/conformance.test.tsx`),
    ...components
      .filter((name) => !drawn.has(name) && !(name in drawnByOthers))
      .map(
        (name) => `${name} is drawn by no app and no example; use it, remove it, or say here what draws it`,
      ),
  ].map((fault) => `${root}/${folder}: ${fault}`);
};

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !foundations.has(entry.name))
  .map(({ name }) => name);
const stale = [
  ...Object.keys({ ...withoutRoot, ...drawnByOthers })
    .filter((name) => !folders.some((folder) => componentsOf(folder).includes(name)))
    .map((name) => `${name} has an exception and is no component any more`),
  ...Object.keys(drawnByOthers)
    .filter((name) => drawn.has(name))
    .map((name) => `${name} is drawn by an app: its exception can go`),
];
const faults = [...folders.flatMap(faultsOf), ...stale];
process.stdout.write(faults.length ? `${faults.join('\n')}\n` : `${folders.length} components are whole\n`);
process.exitCode = faults.length ? 1 : 0;
