import { stripVTControlCharacters } from 'node:util';

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ name, message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  ]);

/** Every test of a Playwright report with its full name. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}:${line} › ${title}` })),
  ),
];

const ofPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message = '' }) => ({ name: 'before any test', message })),
  ...suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, results }) => ({
      name,
      message: (results.at(-1)?.errors ?? [])
        .map(({ message, snippet }) => `${message ?? ''}\n${snippet ?? ''}`)
        .join('\n'),
    })),
];

/** The failed tests of a runner's JSON report, each with its message. */
export const readFailures = (runner, report) =>
  runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0];

/** The tests that failed and passed on a retry, each with its first message. */
export const readFlaky = (runner, report) =>
  runner === 'vitest'
    ? report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
          .map(({ fullName, failureMessages: [said] }) => `${name} › ${fullName}\n    ${firstLine(said)}`),
      )
    : report.suites
        .flatMap(testsIn)
        .filter(({ status }) => status === 'flaky')
        .map(({ name, results }) => `${name}\n    ${firstLine(results[0]?.errors[0]?.message)}`);
