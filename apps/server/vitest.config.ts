import { defineConfig } from 'vitest/config';

const conditions = ['@skillcert/source', 'module', 'node', 'development|production'];

// Tests that compare times have the machine to themselves, in the full run alone, and tests that wait some seconds
// for processes to die delay nobody (.ci/test.mjs). Tests that watch memory for a minute are in the full run alone
// as well.
const fullOnly = ['src/domain/enrolment/import/import-memory.test.ts'];
// Tests that look at our files by another program (papers by poppler, sheets by LibreOffice) are in the full run, and
// there a step of their own.
const papers = ['src/platform/documents/papers.test.ts', 'src/platform/sheet/libre-office.test.ts'];
const timed = process.env.TEST_FULL ? ['src/platform/codes/before-proof.test.ts', ...fullOnly] : [];
const processes = ['src/platform/store/embedded/supervisor.test.ts'];
// The owner of the files if root or another user starts the engine: only in the full run.
const otherUsers = process.env.TEST_FULL ? [] : ['src/platform/store/embedded/other-users.test.ts'];

// Plans of statements on ten thousand rows, and the demo that each spec's product is seeded with anyway.
const notInTheGate = process.env.TEST_GATE
  ? ['src/domain/**/*-plan.test.ts', 'src/demo/seed-demo.test.ts']
  : [];

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
          exclude: [...timed, ...fullOnly, ...papers, ...processes, ...otherUsers, ...notInTheGate],
          // To load the server anew for each of its files took as long as half of the tests.
          isolate: false,
          // vitest leaves a core to itself, which is half of a machine with two; more workers would exceed the
          // connections of an engine.
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
