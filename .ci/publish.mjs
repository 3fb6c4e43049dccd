// Publishes each package whose version the registry does not have, core first. `--dry-run` does everything except
// the upload.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { packages } from './packed/pack.mjs';

const dryRun = process.argv.includes('--dry-run');

const isPublished = (name, version) =>
  spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' }).stdout.trim() === version;

const pending = readdirSync('.changeset').filter((file) => /^(?!README).*\.md$/.test(file));
if (pending.length > 0 && !dryRun) {
  process.stderr.write(
    `${pending.length} changesets are not in a version yet. Run "npx changeset version", commit, and start again.\n`,
  );
  process.exit(1);
}

for (const folder of packages) {
  const { name, version } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8'));
  if (isPublished(name, version)) {
    process.stdout.write(`${name}@${version} is there already\n`);
    continue;
  }
  // Provenance names the repository, and the registry compares it with the package's.
  const { GITHUB_REPOSITORY: repository } = process.env;
  if (repository) {
    const url = `git+https://github.com/${repository}.git`;
    const facts = ['type=git', `url=${url}`, `directory=packages/${folder}`].map(
      (fact) => `repository.${fact}`,
    );
    execFileSync('npm', ['pkg', 'set', ...facts, '--workspace', name], { stdio: 'inherit' });
  }
  // It can only be made where an identity provider vouches for the build, which a desk has not.
  const options = dryRun ? ['--dry-run', '--provenance=false'] : ['--provenance'];
  execFileSync('npm', ['publish', '--access', 'public', ...options, '--workspace', name], {
    stdio: 'inherit',
  });
}
