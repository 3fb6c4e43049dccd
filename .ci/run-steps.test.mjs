import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** A runner of tests that fails the first time, saying why, and from then on passes three tests. */
const runner = `
import { existsSync, writeFileSync } from 'node:fs';
if (!existsSync('tried')) {
  writeFileSync('tried', '');
  console.error(process.argv[2]);
  process.exit(1);
}
const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };
writeFileSync(process.env.REPORT, JSON.stringify(report));`;

const steps = (complaint) => `
import { runSteps } from '${new URL('run-steps.mjs', import.meta.url)}';
const run = 'node runner.mjs ${JSON.stringify(complaint)}';
const { passed, failed } = await runSteps([{ name: 'by keyboard', counts: 'vitest', run }]);
console.log(passed + ' passed, ' + failed + ' failed');`;

/** The output of a run whose runner complains like this the first time. */
const runIn = (CI, complaint) => {
  const cwd = mkdtempSync(join(tmpdir(), 'run-steps-'));
  try {
    writeFileSync(join(cwd, 'runner.mjs'), runner);
    writeFileSync(join(cwd, 'steps.mjs'), steps(complaint));
    return spawnSync('node', ['steps.mjs'], { cwd, encoding: 'utf8', env: { ...process.env, CI } }).stdout;
  } finally {
    rmSync(cwd, { recursive: true });
  }
};

const lost = 'Failed to connect to the browser session within the timeout.';

test('restarts a browser that did not start in CI, and reports it', () => {
  const said = runIn('true', lost);
  assert.match(said, /3 passed, 0 failed/);
  assert.match(said, /flaky: by keyboard\n {4}its browser did not start/);
});

test('fails at once outside CI', () => {
  assert.match(runIn('', lost), /0 passed, 1 failed/);
});

test('does not try a runner again that fails in another way', () => {
  assert.match(runIn('true', 'Coverage is too low.'), /0 passed, 1 failed/);
});
