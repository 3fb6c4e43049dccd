// Two branches that each add "the next" migration or decision merge without a conflict; after two equal migrations
// no server starts.
import { readdirSync } from 'node:fs';

for (const folder of ['apps/server/src/platform/store/migrations', 'docs/adr']) {
  const files = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort();
  const wrong = files.filter((file, at) => !file.startsWith(`${String(at + 1).padStart(4, '0')}-`));
  const said = wrong.length ? `not in the count 0001, 0002, …: ${wrong.join(', ')}` : `${files.length} files`;
  process.stdout.write(`${folder}: ${said}\n`);
  if (wrong.length) process.exitCode = 1;
}
