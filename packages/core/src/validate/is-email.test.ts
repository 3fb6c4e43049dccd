import { describe, expect, it } from 'vitest';
import { isEmail } from './is-email.js';

const label63 = 'a'.repeat(63);
const domain189 = `${label63}.${label63}.${'a'.repeat(61)}`;

describe('isEmail', () => {
  it.each([
    ['a@b.cn', 'the shortest'],
    ['first.last@example.org', 'a dot'],
    ["o'neil+tag/x=1!#$%&*?^_`{|}~-@example.org", 'every other sign of the grammar'],
    ['1234567890@qq.com', 'digits only, as QQ addresses are'],
    ['A.B@EXAMPLE.ORG', 'capitals'],
    ['a@1.example.org', 'a label of digits'],
    ['a@xn--fiqs8s.xn--fiqs8s', 'a domain in Punycode'],
    [`${'a'.repeat(64)}@example.org`, 'a local part of 64'],
    [`a@${label63}.org`, 'a label of 63'],
    [`${'a'.repeat(64)}@${domain189}`, '254 in all'],
    ['a@example.a1', 'a last label of a letter and a digit'],
  ])('accepts %s: %s', (input) => {
    expect(isEmail(input)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['example.org', 'no @'],
    ['@example.org', 'no local part'],
    ['a@', 'no domain'],
    ['a@b@example.org', 'two @'],
    ['a@@example.org', 'two @ in a row'],
    ['.a@example.org', 'a leading dot'],
    ['a.@example.org', 'a trailing dot'],
    ['a..b@example.org', 'two dots'],
    ['a@localhost', 'one label'],
    ['a@example.o', 'a last label of one'],
    ['a@127.0.0.1', 'a last label of digits'],
    ['a@example.123', 'a last label of digits'],
    ['a@[127.0.0.1]', 'an address literal'],
    ['a@-example.org', 'a label that begins with a dash'],
    ['a@example-.org', 'a label that ends with a dash'],
    ['a@example.org-', 'a last label that ends with a dash'],
    ['a@.example.org', 'an empty label'],
    ['a@example..org', 'an empty label inside'],
    ['a@example.org.', 'a trailing dot'],
    ['a@exam_ple.org', 'an underscore in the domain'],
    ['"a b"@example.org', 'a quoted local part'],
    ['a(comment)@example.org', 'a comment'],
    ['A <a@example.org>', 'a display name'],
    [' a@example.org', 'a space before'],
    ['a@example.org\n', 'a line break after'],
    ['a b@example.org', 'a space inside'],
    ['a,b@example.org', 'a comma'],
    ['名@example.org', 'a letter outside ASCII'],
    ['a@例子.中国', 'a domain outside ASCII'],
    ['a＠example.org', 'a full-width @'],
    ['ſ@example.org', 'a letter that folds to s'],
    [`${'a'.repeat(65)}@example.org`, 'a local part of 65'],
    [`a@${label63}a.org`, 'a label of 64'],
    [`${'a'.repeat(64)}@${domain189}a`, '255 in all'],
  ])('rejects %j: %s', (input) => {
    expect(isEmail(input)).toBe(false);
  });

  it('accepts letters of any script on both sides when idn is on', () => {
    expect(isEmail('名@例子.中国', { idn: true })).toBe(true);
    expect(isEmail('é@example.org', { idn: true })).toBe(true);
    expect(isEmail('a@example.org', { idn: true })).toBe(true);
  });

  it('counts octets, not letters, when idn is on', () => {
    expect(isEmail(`${'名'.repeat(21)}@example.org`, { idn: true })).toBe(true);
    expect(isEmail(`${'名'.repeat(22)}@example.org`, { idn: true })).toBe(false);
    expect(isEmail(`${'é'.repeat(32)}@example.org`, { idn: true })).toBe(true);
    expect(isEmail(`${'é'.repeat(33)}@example.org`, { idn: true })).toBe(false);
    expect(isEmail(`${'𠀀'.repeat(16)}@example.org`, { idn: true })).toBe(true);
    expect(isEmail(`${'𠀀'.repeat(17)}@example.org`, { idn: true })).toBe(false);
  });

  it('rejects blanks and controls also when idn is on', () => {
    expect(isEmail('名\u3000@例子.中国', { idn: true })).toBe(false);
    expect(isEmail('名\u200b@例子.中国', { idn: true })).toBe(false);
  });

  it('answers at once for texts made to be slow', () => {
    expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
    expect(isEmail('a'.repeat(1_000_000))).toBe(false);
  });
});
