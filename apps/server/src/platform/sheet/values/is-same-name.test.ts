import { expect, it } from 'vitest';
import { isSameName } from './is-same-name.js';

it.each([
  ['武 轩洋', '武轩洋', true],
  ['武　轩　洋', '武轩洋', true],
  ['ana  ruiz', 'Ana Ruiz', true],
  ['阿卜杜•买买提', '阿卜杜·买买提', true],
  ['JOSE O’BRIEN', "José O'Brien", true],
  ['ＡＮＡ　ＲＵＩＺ', 'Ana Ruiz', true],
  ['ガルシア', 'カルシア', false],
  ['武*洋', '武轩洋', true],
  ['武**', '武轩洋', true],
  ['**洋', '武轩洋', true],
  ['武*洋', '武洋', false],
  ['武*', '吴轩洋', false],
  ['武轩阳', '武轩洋', false],
])('of %j and %j is %j', (said, name, isSame) => {
  expect(isSameName(said, name)).toBe(isSame);
});
