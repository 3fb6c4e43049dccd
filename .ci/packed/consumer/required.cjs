// Node can require() modules since 20.19, so a CommonJS consumer gets the packages too, named exports and all.
const assert = require('node:assert/strict');
const { isEmail } = require('@skillcert/core');
const { createClient } = require('@skillcert/api-client');
const { Button } = require('@skillcert/ui');

assert.equal(isEmail('li.xiaoming@example.com'), true);
assert.equal(typeof createClient(), 'function');
assert.equal(typeof Button, 'function');
process.stdout.write('require() works\n');
