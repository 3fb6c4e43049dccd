// npm start: the whole product on one port. `--empty` starts without demo data and prints a link for the first
// administrator.
import { join } from 'node:path';
import { prepare } from './prepare.mjs';

const root = prepare();
const empty = process.argv.includes('--empty');
process.env.SKILLCERT_MODE ??= empty ? 'empty' : 'demo';
process.env.DATA_DIR ??= join(root, 'data');
process.env.NODE_ENV ??= 'production';
await import('../dist/server.js');
