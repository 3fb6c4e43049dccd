import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readFailures } from './read-failures.mjs';

const reports = resolve('test-results/reports');

const runCommand = (command, env, stdio) =>
  new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio, env: { ...process.env, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });

const countVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

const countPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

const readReport = (step, file, code) => {
  if (!step.counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = step.counts === 'vitest' ? countVitest(report) : countPlaywright(report);
  const failures = readFailures(step.counts, report);
  // A runner that fails without a failed test (coverage, a crashed worker, no tests at all) is a failure too.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
};

const runStep = async (step, env, stdio) => {
  const file = join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  process.stdout.write(`\n── ${step.name}\n`);
  const began = Date.now();
  const code = await runCommand(step.run.replace('REPORT', file), { ...env, REPORT: file }, stdio);
  const seconds = Math.round((Date.now() - began) / 1000);
  return { name: step.name, ...readReport(step, file, code), seconds };
};

const runLane = async (steps, env, stdio) => {
  const rows = [];
  for (const step of steps) rows.push(await runStep(step, env, stdio));
  return rows;
};

/**
 * Runs steps one after the other, prints what failed and what each took, and gives the totals. In place of a step may stand lanes:
 * lists of steps that run beside each other, each of which says what it has to say once it is done.
 */
export const runSteps = async (steps, env = {}) => {
  mkdirSync(reports, { recursive: true });
  const rows = [];
  for (const step of steps) {
    if (!step.lanes) rows.push(await runStep(step, env, 'inherit'));
    else rows.push(...(await Promise.all(step.lanes.map((lane) => runLane(lane, env, 'pipe')))).flat());
  }
  process.stdout.write('\n');
  // Said once more at the end, which is what is read first and kept longest.
  for (const { failures } of rows) for (const failure of failures) process.stdout.write(`${failure}\n\n`);
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
