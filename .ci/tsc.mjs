// TypeScript 7 with one checker: each of its default four builds the types of the contract anew (docs/adr/0045).
process.argv.push('--checkers', '1');
await import('../node_modules/typescript-7/lib/tsc.js');
