import { expect, it } from 'vitest';
import { splitList } from './split-list.js';

it.each([
  ['软件架构，信息安全、软件架构', ['软件架构', '信息安全']],
  [' design ; audit,', ['design', 'audit']],
  ['', []],
  [' ，, ', []],
])('reads %j as %j', (typed, entries) => {
  expect(splitList(typed)).toEqual(entries);
});
