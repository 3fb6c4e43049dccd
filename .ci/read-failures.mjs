/** What a failed test says of itself, without colours and cut to what fits on a screen. */
const brief = (message) =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour.
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, 24)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');

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

const ofSuite = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(ofSuite),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        message: results
          .flatMap(({ errors }) => errors)
          .map(({ message, snippet }) => `${message ?? ''}\n${snippet ?? ''}`)
          .join('\n'),
      })),
  ),
];

const ofPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message = '' }) => ({ name: 'before any test', message })),
  ...suites.flatMap(ofSuite),
];

/** The failed tests of a runner's JSON report, each as its name and the beginning of what it said. */
export const readFailures = (runner, report) =>
  (runner === 'vitest' ? ofVitest(report) : ofPlaywright(report)).map(
    ({ name, message }) => `✗ ${name}\n${brief(message)}`,
  );
