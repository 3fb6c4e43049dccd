// Every icon that a component or an app draws has a meaning on Storybook's page of icons, and that page has no
// other.
import { readdirSync, readFileSync } from 'node:fs';

const page = process.argv[2] ?? '.storybook/docs/icons.ts';
const sources = ['packages/ui/src', 'apps/console/src', 'apps/enroll/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$|(?:^|\/)sample-/.test(file))
    .map((file) => `${folder}/${file}`),
);

const iconsOf = (text) =>
  [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );

const drawn = new Map(
  sources.flatMap((file) => iconsOf(readFileSync(file, 'utf8')).map((icon) => [icon, file])),
);
const explained = [...readFileSync(page, 'utf8').matchAll(/\[Lucide\.(\w+), /g)].map(([, icon]) => icon);
const faults = [
  ...[...drawn]
    .filter(([icon]) => !explained.includes(icon))
    .map(([icon, file]) => `${file}: ${icon} is not in ${page}, which says what each icon means`),
  ...explained
    .filter((icon, at) => !drawn.has(icon) || explained.indexOf(icon) !== at)
    .map((icon) => `${page}: ${icon} is drawn nowhere, or stands there twice`),
];
process.stdout.write(faults.length ? `${faults.join('\n')}\n` : `${drawn.size} icons with their meaning\n`);
process.exitCode = faults.length ? 1 : 0;
