import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 20_000 + Math.floor(Math.random() * 20_000);
const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));

const answered = async (path: string): Promise<number> => {
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}${path}`)).ok) return performance.now();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
};

const end = async (child: ChildProcess) => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

const time = async (args: readonly string[], path: string): Promise<number> => {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: data_dir, LOG_LEVEL: 'fatal' },
  });
  const seconds = ((await answered(path)) - began) / 1000;
  await end(child);
  return seconds;
};

const emptyFastify = [
  '--input-type=module',
  '--eval',
  `import fastify from 'fastify';
   const app = fastify();
   app.get('/readyz', async () => 'ok');
   await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
   process.on('SIGTERM', () => process.exit(0));`,
];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const launcher = ['apps/server/bin/start.mjs'];

process.stdout.write(
  `  first start, with demo data      ${(await time(launcher, '/readyz')).toFixed(2)} s\n`,
);
const product: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < 5; round += 1) {
  baseline.push(await time(emptyFastify, '/readyz'));
  product.push(await time(launcher, '/readyz'));
}
process.stdout.write(`  node starting an empty fastify   ${median(baseline).toFixed(2)} s\n`);
process.stdout.write(
  `  second start of the product      ${median(product).toFixed(2)} s (goal: 3 s at most)\n`,
);
rmSync(data_dir, { recursive: true, force: true });
