import { describe, expect, it } from 'vitest';
import { isPersonName } from './is-person-name.js';

describe('isPersonName', () => {
  it.each([
    ['李明', 'Chinese'],
    ['阿卜杜拉·买买提', 'a middle dot'],
    ['José Ñuñez', 'letters with marks'],
    ["Mary-Ann O'Neil", 'dash and apostrophe'],
    ['Sammy Davis, Jr.', 'a comma and a dot at the end'],
    ['山田・太郎', 'a Japanese middle dot'],
    ['Nguyễn Văn A', 'Vietnamese'],
    ['𠮷田', 'a letter outside the basic plane'],
    ['字'.repeat(64), '64 letters'],
  ])('accepts %s: %s', (input) => {
    expect(isPersonName(input)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    [' 李明', 'a space before'],
    ['李明 ', 'a space after'],
    ['李  明', 'two spaces'],
    ['李明3', 'a digit'],
    ['<b>李明</b>', 'markup'],
    ['=cmd()', 'a formula'],
    ['李\u200b明', 'a letter of no width'],
    ['\u202e李明', 'a control that turns the reading direction'],
    ['李\n明', 'a line break'],
    ['·', 'a separator alone'],
    ['李··明', 'two separators'],
    ['字'.repeat(65), '65 letters'],
    ['𠮷'.repeat(65), '65 letters outside the basic plane'],
  ])('rejects %j: %s', (input) => {
    expect(isPersonName(input)).toBe(false);
  });
});
