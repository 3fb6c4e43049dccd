import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const reports = resolve('test-results/reports');

const runCommand = (command, env) =>
  new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });

const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

const countPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

const readCount = (step, file, code) => {
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const count = step.counts === 'vitest' ? countVitest(report) : countPlaywright(report);
  // A runner that fails without a failed test (coverage, a crashed worker, no tests at all) is a failure too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
};

/** Runs the steps one after the other, prints what each took, and gives the totals. */
export const runSteps = async (steps, env = {}) => {
  mkdirSync(reports, { recursive: true });
  const rows = [];
  for (const step of steps) {
    const file = join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
    rmSync(file, { force: true });
    process.stdout.write(`\n── ${step.name}\n`);
    const began = Date.now();
    const code = await runCommand(step.run.replace('REPORT', file), { ...env, REPORT: file });
    rows.push({
      name: step.name,
      ...readCount(step, file, code),
      seconds: Math.round((Date.now() - began) / 1000),
    });
  }
  process.stdout.write('\n');
  for (const row of rows) {
    process.stdout.write(
      `${row.failed ? '✗' : '✓'} ${row.name.padEnd(34)} ${row.passed} passed, ${row.failed} failed  ${row.seconds} s\n`,
    );
  }
  return {
    passed: rows.reduce((sum, row) => sum + row.passed, 0),
    failed: rows.reduce((sum, row) => sum + row.failed, 0),
  };
};
