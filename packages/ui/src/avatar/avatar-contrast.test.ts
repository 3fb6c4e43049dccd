import { contrastRatio } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import sheet from '../../dist/avatar/avatar.css?inline';
import tokens from '../../dist/tokens.css?inline';
import { frame } from '../testing/frame.js';
import { avatarHues } from './avatar-hue.js';

const canvas = new OffscreenCanvas(1, 1).getContext('2d');
const hex = (colour: string): string => {
  if (!canvas) throw new Error('There is nothing to measure a colour with.');
  canvas.fillStyle = colour;
  return canvas.fillStyle;
};

describe.each(['light', 'dark'])('the colours of an avatar in the %s theme', (theme) => {
  it.each(Array.from({ length: avatarHues }, (_, hue) => hue))('keep 4.5:1 in pair %i', (hue) => {
    const page = frame(
      [tokens, sheet],
      `<div class="sc-theme" data-theme="${theme}"><span class="sc-avatar" data-hue="${hue}"></span></div>`,
    );
    const node = page.querySelector('.sc-avatar');
    if (!node) throw new Error('The avatar is not there.');
    const { color, backgroundColor } = (page.defaultView ?? window).getComputedStyle(node);
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(contrastRatio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  });
});
