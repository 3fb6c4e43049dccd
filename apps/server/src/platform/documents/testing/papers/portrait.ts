import { defaultProgramme } from '@skillcert/core';
import sharp from 'sharp';

const { width_px, height_px } = defaultProgramme.photo;

/** A meaningless photo of the programme's size. */
export const portrait = () => {
  const noise = { type: 'gaussian', mean: 200, sigma: 20 } as const;
  const create = {
    width: width_px,
    height: height_px,
    channels: 3,
    background: '#c8ccd2',
    noise,
  } as const;
  return sharp({ create }).jpeg().toBuffer();
};
