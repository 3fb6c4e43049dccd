import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readFailures, readFlaky } from './read-failures.mjs';

const reports = resolve('test-results/reports');

/** The last lines are read first and kept longest: this many of them are for failures. */
const room = 44;

const runCommand = (command, env, isLane) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said = [];
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      stream.on('data', (text) => {
        said.push(text);
        if (!isLane) out.write(text);
      });
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said) }));
  });

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

const counted = (step, file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...(step.counts === 'vitest' ? countVitest(report) : countPlaywright(report)),
    failures: readFailures(step.counts, report),
    flaky: readFlaky(step.counts, report),
  };
};

const whole = (isGreen) => ({
  passed: isGreen ? 1 : 0,
  failed: isGreen ? 0 : 1,
  failures: [],
  flaky: [],
});

const readReport = (step, file, { code, said }) => {
  // A runner that leaves no report has run no test, even if it exits with success.
  const found = step.counts && existsSync(file) ? counted(step, file) : whole(code === 0 && !step.counts);
  // A runner that fails without a failed test (coverage, a crashed worker, no tests at all) is a failure too.
  if (code !== 0 && found.failed === 0) found.failed = 1;
  // A step that names no failed test explains itself at the end of its output.
  if (found.failed && found.failures.length === 0)
    found.failures.push({ name: step.name, message: said.toString('utf8').trimEnd(), fromEnd: true });
  return found;
};

const runOnce = async (step, env, isLane) => {
  const file = join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const ended = await runCommand(step.run.replace('REPORT', file), { ...env, REPORT: file }, isLane);
  return { said: ended.said, found: readReport(step, file, ended) };
};

/** Vitest does not retry tests whose browser never started, because none has failed. */
const browserDidNotCome = ({ said, found }) =>
  found.failed > 0 && said.includes('Failed to connect to the browser session');

/** Runs a step, in CI once more where its browser did not come. */
const runUntilBrowserComes = async (step, env, isLane) => {
  const first = await runOnce(step, env, isLane);
  if (!process.env.CI || !browserDidNotCome(first)) return first;
  const second = await runOnce(step, env, isLane);
  second.found.flaky.push(`${step.name}\n    its browser did not start, and was started again`);
  return second;
};

const runStep = async (step, env, isLane) => {
  const header = `\n── ${step.place} ${step.name}`;
  process.stdout.write(
    isLane ? `${header} (beside others; what it says comes when it is done)\n` : `${header}\n`,
  );
  const began = Date.now();
  const { said, found } = await runUntilBrowserComes(step, env, isLane);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (isLane) process.stdout.write(`${header}, ${seconds} s\n${said}`);
  return { name: step.name, ...found, seconds };
};

const runLane = async (steps, env) => {
  const rows = [];
  for (const step of steps) rows.push(await runStep(step, env, true));
  return rows;
};

/** The output of a command that names no failed test: the lines about errors, or else the last ones. */
const tellingLines = (lines, most) => {
  const errors = lines.filter((line) =>
    /\berror\b(?! (?:code|path|workspace|location|command|Lifecycle))|✗|×|━━|FAIL/i.test(line),
  );
  return errors.length > 0 ? errors.slice(0, most) : lines.slice(-most);
};

/** A failure as its name and some lines of its message, without colours. */
const brief = ({ name, message, fromEnd }, most) => {
  const lines = stripVTControlCharacters(message).split('\n');
  const kept = fromEnd ? tellingLines(lines, most) : lines.slice(0, most);
  return [`✗ ${name}`, ...kept.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
};

const summary = (rows, left) => {
  const failures = rows.flatMap((row) => row.failures);
  const most = Math.max(3, Math.floor(room / Math.max(1, failures.length)) - 2);
  return [
    ...rows.map(
      (row) =>
        `${row.failed ? '✗' : '✓'} ${row.name.padEnd(40)} ${row.passed} passed, ${row.failed} failed${row.skipped ? `, ${row.skipped} skipped` : ''}  ${row.seconds} s`,
    ),
    ...(left.length ? [`not run, because something is red: ${left.join(', ')}`] : []),
    ...rows.flatMap((row) => row.flaky.map((name) => `flaky: ${name}`)),
    // A gate that looks at no picture is green too.
    ...rows.filter((row) => row.skipped).map((row) => `not looked at: ${row.skipped} of ${row.name}`),
    // Repeated at the end.
    ...failures.map((failure) => `\n${brief(failure, most)}`),
  ].join('\n');
};

/**
 * Runs steps one after the other, prints the progress, the time of each, the tests that passed only on a retry and
 * the failed ones, and gives the totals. Lanes may replace a step: lists of steps that run beside each other.
 */
export const runSteps = async (steps, env = {}) => {
  mkdirSync(reports, { recursive: true });
  const all = steps.flatMap((step) => (step.lanes ? step.lanes.flat() : [step]));
  for (const [index, step] of all.entries()) step.place = `[${index + 1}/${all.length}]`;
  const rows = [];
  for (const step of steps) {
    // On CI a failure is reported at once; KEEP_GOING=1 also shows the other failures.
    if (process.env.CI && !process.env.KEEP_GOING && rows.some(({ failed }) => failed)) break;
    if (!step.lanes) rows.push(await runStep(step, env, false));
    else rows.push(...(await Promise.all(step.lanes.map((lane) => runLane(lane, env)))).flat());
  }
  const left = all.slice(rows.length).map(({ name }) => name);
  process.stdout.write(`\n${summary(rows, left)}\n`);
  return {
    passed: rows.reduce((sum, row) => sum + row.passed, 0),
    failed: rows.reduce((sum, row) => sum + row.failed, 0),
  };
};
