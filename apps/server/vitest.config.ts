import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source', 'module', 'node', 'development|production'];

// What compares times has the machine to itself, in the full run alone, and what waits some seconds for processes to die holds nobody up (.ci/test.mjs).
// What looks at memory and waits a minute for it is in the full run alone as well.
const fullOnly = ['src/import/import-memory.test.ts'];
// What looks at our files by another program (papers by poppler, sheets by LibreOffice) is in the full run, and there a step of its own.
const papers = ['src/documents/papers.test.ts', 'src/sheet/libre-office.test.ts'];
const timed = process.env.TEST_FULL ? ['src/codes/before-proof.test.ts', ...fullOnly] : [];
const processes = ['src/store/embedded/supervisor.test.ts'];
// Whose the files are where root or a stranger starts the engine: the full run's.
const otherUsers = process.env.TEST_FULL ? [] : ['src/store/embedded/other-users.test.ts'];

const project = {
  extends: true as const,
  root: import.meta.dirname,
  test: {
    globalSetup: ['src/testing/start-engines.ts'],
    setupFiles: ['../../.ci/seed-random.ts'],
    // Generous, and here only: a test that passes takes seconds of it, on a busy machine too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        ...project,
        test: {
          ...project.test,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: [...timed, ...fullOnly, ...papers, ...processes, ...otherUsers],
          // To load the server anew for each of its files took as long as half of the tests.
          isolate: false,
          // vitest leaves a core to itself, which is half of a machine with two; more would ask an engine for more connections than it has.
          maxWorkers: 2,
        },
      },
      {
        ...project,
        test: {
          ...project.test,
          name: 'server, processes',
          include: processes,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...project,
        test: {
          ...project.test,
          name: 'server, timed',
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true as const,
        root: import.meta.dirname,
        test: {
          name: 'server, papers',
          include: process.env.TEST_FULL ? papers : [],
          testTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
