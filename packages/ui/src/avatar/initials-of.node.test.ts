import { describe, expect, it } from 'vitest';
import { avatarHue, avatarHues } from './avatar-hue.js';
import { initialsOf } from './initials-of.js';

describe('initialsOf', () => {
  it.each([
    ['张晓明', '晓明', 'a given name of two signs'],
    ['李四', '李四', 'a name of two signs whole'],
    ['王', '王', 'one sign'],
    ['欧阳明月', '明月', 'a surname of two signs'],
    ['阿依努尔·买买提', '努尔', 'the part before the middle dot'],
    ['山田 太郎', '太郎', 'the word after the surname'],
    ['さくら', 'くら', 'kana'],
    ['김민준', '민준', 'hangul'],
    ['𠮷野家', '野家', 'signs outside the basic plane are whole'],
    ['张晓明（中级）', '晓明', 'without a remark in brackets'],
    ['Ana María López', 'AL', 'the first and the last word'],
    ['álvaro núñez', 'ÁN', 'capitals with their accents'],
    ['Madonna', 'M', 'one word'],
    ['jean-luc picard', 'JP', 'a hyphen joins'],
    ['ßeta', 'S', 'one letter where the capital has two'],
    ['  spaced   out  ', 'SO', 'spaces at the ends'],
    ['4号 Lab', '4L', 'a digit counts'],
    ['(no name)', '', 'nothing but brackets'],
    ['---', '', 'no letter'],
    ['', '', 'nothing'],
  ])('reads %j as %j: %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });

  it.each([
    ['张晓明', '明'],
    ['Ana María López', 'A'],
    ['', ''],
  ])('reads %j as %j where there is room for one sign', (name, expected) => {
    expect(initialsOf(name, { short: true })).toBe(expected);
  });
});

describe('avatarHue', () => {
  it('gives a name the same colour every time', () => {
    expect(avatarHue('张晓明')).toBe(avatarHue('张晓明'));
  });

  it('uses every colour about equally', () => {
    const uses = Array.from({ length: avatarHues }, () => 0);
    for (let index = 0; index < 8000; index += 1) {
      const hue = avatarHue(`Name ${index}`);
      uses[hue] = (uses[hue] ?? 0) + 1;
    }
    for (const count of uses) expect(count).toBeGreaterThan(700);
  });
});
