import { checks } from './checks.mjs';
import { runSteps } from './run-steps.mjs';

const { passed, failed } = await runSteps(checks);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed ? 1 : 0;
