import { expect, it } from 'vitest';
import { groupEmployers } from './employers.js';

it('counts the spellings of one employer together, by the most frequent of them', () => {
  const said = [
    { employer: 'ABC Co.,Ltd', count: 2 },
    { employer: '浦江精工', count: 4 },
    { employer: 'ABC Co., Ltd', count: 3 },
    { employer: '无', count: 9 },
  ];
  expect(groupEmployers(said)).toEqual([
    { employer: 'ABC Co., Ltd', count: 5 },
    { employer: '浦江精工', count: 4 },
  ]);
});
